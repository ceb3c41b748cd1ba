import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-error.mjs';

const WINDOWS = process.platform === 'win32';
const GRACE_MS = 5_000;
const OUTPUT_GRACE_MS = 300;

/** The processes of one run. Each leads a group of its own, so that stopping it stops whatever it has started. */
export class Processes {
  #running = new Set();
  #closed = false;

  /** Starts a program; `ended` resolves, and never rejects, with its exit code or with what killed it. */
  start(command, args, options = {}) {
    this.throwIfClosed();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: !WINDOWS });
    const ended = new Promise((resolve) => {
      child.once('error', (error) => resolve({ code: 127, how: error.message }));
      const end = (code, signal) => resolve({ code, how: signal ?? `exit code ${code}` });
      child.once('close', end);
      // What it has started may hold its output open for ever; the last words get a moment.
      child.once('exit', (...how) => setTimeout(end, OUTPUT_GRACE_MS, ...how).unref());
    });
    const started = { pid: child.pid, stdout: child.stdout, stderr: child.stderr, ended };
    this.#running.add(started);
    void ended.then(() => {
      if (!isGroupAlive(started)) this.#running.delete(started);
    });
    return started;
  }

  /** Asks the given processes to stop, and kills those still there after the grace time. */
  async stop(processes, grace = GRACE_MS) {
    await Promise.all([...processes].map((started) => stopGroup(started, grace)));
    for (const started of processes) this.#running.delete(started);
  }

  /** Stops everything; nothing can be started afterwards. */
  async close(grace = GRACE_MS) {
    this.#closed = true;
    await this.stop(this.#running, grace);
  }

  get closed() {
    return this.#closed;
  }

  /** Throws once everything is being stopped: what ends then has not failed, and nothing may follow it. */
  throwIfClosed() {
    if (this.#closed) throw new CommandError('stopping');
  }
}

async function stopGroup(started, grace) {
  if (!isGroupAlive(started)) return;
  signalGroup(started, 'SIGTERM');
  if (await groupEndsWithin(started, grace)) return;
  signalGroup(started, 'SIGKILL');
  await groupEndsWithin(started, 1_000);
}

async function groupEndsWithin(started, ms) {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await wait(20)) {
    if (!isGroupAlive(started)) return true;
  }
  return !isGroupAlive(started);
}

function isGroupAlive({ pid }) {
  if (pid === undefined) return false;
  try {
    process.kill(WINDOWS ? pid : -pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return process.platform !== 'linux' || hasLiveMember(pid);
}

/** Where process 1 collects nobody, as in a container, the dead stay in their group for ever: they do not count. */
function hasLiveMember(group) {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    const [state, , itsGroup] = statusOf(name);
    return Number(itsGroup) === group && state !== 'Z' && state !== 'X';
  });
}

/** State, parent and group of a process; nothing when it is gone. */
function statusOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ', 3);
  } catch {
    return [];
  }
}

function signalGroup({ pid }, signal) {
  try {
    // Windows has no groups to signal; taskkill walks the tree and knows only the hard way.
    if (WINDOWS) execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-pid, signal);
  } catch {
    // It ended between the question and the signal.
  }
}
