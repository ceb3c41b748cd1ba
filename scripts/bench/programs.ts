import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePorts } from '../bootstrap/ports.mjs';
import { endOf, respondsAt, waitForProgram } from '../bootstrap/wait-for-program.mjs';

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('no port');
  return port;
}

export interface RunningProgram {
  /** Milliseconds from the start of the program to its first response. */
  readonly startMs: number;
  readonly pid: number;
  stop(): Promise<void>;
}

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  readonly timeoutMs: number;
  /** Hides what the program writes to stderr. */
  readonly isQuiet?: boolean;
}

/** Starts a Node program and waits for its URL to respond; rejects when it ends first or takes longer than its limit. */
export async function startProgram(
  script: string,
  args: readonly string[],
  { cwd, env, readyUrl, timeoutMs, isQuiet = false }: RunOptions,
): Promise<RunningProgram> {
  const begin = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', DRAIN_SECONDS: '0', ...env },
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
  });
  await waitForResponse(child, readyUrl, timeoutMs);
  return { startMs: performance.now() - begin, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Waits for a program's URL to respond; stops the program and rejects when it ends first or takes longer than its limit. */
export async function waitForResponse(child: ChildProcess, url: string, timeoutMs: number): Promise<void> {
  try {
    await waitForProgram({ ended: endOf(child) }, respondsAt(url), { timeoutMs });
  } catch (error) {
    await stop(child);
    throw new Error(`${child.spawnargs.join(' ')}: ${url}`, { cause: error });
  }
}

/** Runs a Node program until it exits; rejects when it fails. */
export async function runToEnd(script: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode ?? 'a signal'}`);
}

/** Runs Node until it exits and returns its output; rejects when it fails. */
export async function readOutput(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...args]);
  return stdout;
}

/** Stops a program unless it has exited already. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
