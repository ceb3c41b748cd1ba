import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-error.mjs';

const WINDOWS = process.platform === 'win32';
/** Longer than a site drains and ends its requests (DRAIN_SECONDS, and ten seconds more). */
const GRACE_MS = 25_000;
const OUTPUT_GRACE_MS = 300;

/** The processes of one run. Each leads its own process group, so that stopping it also stops its descendants. */
export class Processes {
  #running = new Set();
  #closed = false;

  /** Starts a program; `ended` resolves, and never rejects, with its exit code or signal. */
  start(command, args, options = {}) {
    this.throwIfClosed();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: !WINDOWS });
    const ended = new Promise((resolve) => {
      child.once('error', (error) => resolve({ code: 127, reason: error.message }));
      const end = (code, signal) => resolve({ code, reason: signal ?? `exit code ${code}` });
      child.once('close', end);
      // A descendant may keep its output open indefinitely: wait only briefly for the rest of it.
      child.once('exit', (code, signal) => setTimeout(end, OUTPUT_GRACE_MS, code, signal).unref());
    });
    const started = { pid: child.pid, stdout: child.stdout, stderr: child.stderr, ended };
    this.#running.add(started);
    void ended.then(() => {
      if (!isGroupAlive(started)) this.#running.delete(started);
    });
    return started;
  }

  /** Sends SIGTERM to the given processes, and SIGKILL to those alive after the grace time. */
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

  /** Throws once everything is being stopped: a process that ends then has not failed, and no other may start. */
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

/**
 * Tells if a group has a member that is not a zombie: in a container process 1 may not reap, and zombies stay in their group. One
 * whose other threads still end is no zombie yet: it holds its ports.
 */
function hasLiveMember(group) {
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    const [state, , itsGroup] = statusOf(name);
    return Number(itsGroup) === group && ((state !== 'Z' && state !== 'X') || threadsOf(name) > 1);
  });
}

/** Returns the number of threads of a process; 0 when it is gone. */
function threadsOf(name) {
  try {
    return readdirSync(`/proc/${name}/task`).length;
  } catch {
    return 0;
  }
}

/** Returns state, parent and group of a process; an empty array when it is gone. */
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
    // Windows has no process groups; taskkill ends the process tree, always by force.
    if (WINDOWS) execFileSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
}
