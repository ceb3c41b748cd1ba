import { execFileSync } from 'node:child_process';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

/** Longer than the time between creating a lock file and writing into it. */
const UNWRITTEN_MS = 5_000;

/**
 * Takes a lock file: returns `{ release }`, or `{ holder }` when another process has it. The file is created exclusively
 * and holds the process's id and start time, so that a new process with the same id does not count as the holder.
 */
export function tryLock(path, note = {}) {
  for (;;) {
    if (create(path, { pid: process.pid, started: startTimeOf(process.pid), ...note })) return lockHandle(path);
    const text = read(path);
    if (text === undefined) continue;
    const holder = parse(text);
    if (holder === undefined ? isFresh(path) : isAlive(holder)) return { holder: holder ?? { pid: 0 } };
    removeStale(path, text);
  }
}

function create(path, content) {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(content));
    closeSync(file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function lockHandle(path) {
  const release = () => {
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.on('exit', release);
  return { release };
}

const read = (path) => attempt(() => readFileSync(path, 'utf8'));
const isFresh = (path) => Date.now() - (attempt(() => statSync(path).mtimeMs) ?? 0) < UNWRITTEN_MS;

function parse(text) {
  const holder = attempt(() => JSON.parse(text));
  return Number.isInteger(holder?.pid) ? holder : undefined;
}

/** Removes a stale lock by a rename first, so that the slower of two processes does not delete the faster one's new lock. */
function removeStale(path, staleText) {
  const aside = `${path}.${process.pid}`;
  if (attempt(() => renameSync(path, aside) ?? true) === undefined) return;
  if (read(aside) !== staleText) attempt(() => linkSync(aside, path));
  rmSync(aside, { force: true });
}

function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  if (isZombie(pid)) return false;
  const now = startTimeOf(pid);
  return now === undefined || started === undefined || now === started;
}

/** Returns true for an ended process that keeps its id because its parent does not reap it, as in a container. */
const isZombie = (pid) => ['Z', 'X'].includes(procStat(pid)?.[0]);

/** Returns the start time of a process as the system's own text; undefined when it is not available. */
function startTimeOf(pid) {
  if (process.platform === 'win32') return undefined;
  // Ticks since the machine started.
  const stat = procStat(pid);
  if (stat !== undefined) return stat[19];
  const quiet = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], quiet).trim());
}

/** Returns the fields of /proc/<pid>/stat from the state on; undefined on other systems and for an unknown process. */
function procStat(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name in parentheses before the state may contain spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}
