import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

const POLL_MS = 50;

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface RunningProgram {
  /** Milliseconds from the start of the program to its first answer. */
  readonly startMs: number;
  stop(): Promise<void>;
}

interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyUrl: string;
  readonly timeoutMs: number;
}

/** Starts a Node program and waits for its address to answer; rejects when it ends first or takes longer than its limit. */
export async function startProgram(
  script: string,
  args: readonly string[],
  { cwd, env, readyUrl, timeoutMs }: RunOptions,
): Promise<RunningProgram> {
  const begin = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswering(child, readyUrl, timeoutMs);
  return { startMs: performance.now() - begin, stop: () => stop(child) };
}

/** Waits for a program's address to answer; stops the program and rejects when it ends first or takes longer than its limit. */
export async function untilAnswering(child: ChildProcess, address: string, limitMs: number): Promise<void> {
  const begin = performance.now();
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    if (performance.now() - begin > limitMs) {
      await stop(child);
      throw new Error(`${address} did not answer within ${limitMs} ms`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Runs a Node program to its end; rejects when it fails. */
export async function runToEnd(script: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode ?? 'a signal'}`);
}

/** Runs Node to its end and returns what it writes; rejects when it fails. */
export async function readOutput(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...args]);
  return stdout;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Ends a program, if it has not ended by itself. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
