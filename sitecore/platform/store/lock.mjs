import { execFileSync } from 'node:child_process';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

/** Longer than anyone takes between creating a lock file and writing into it. */
const UNWRITTEN_MS = 5_000;

/**
 * Takes a lock file, or tells who holds it: `{ release }` or `{ holder }`. The file is created exclusively and names a
 * process by id and start time, so that a number given to a new process is not mistaken for the old one.
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

/** Moves the file aside before deleting it: of two who judged it stale, the slower must not delete the faster one's lock. */
function removeStale(path, judged) {
  const aside = `${path}.${process.pid}`;
  if (attempt(() => renameSync(path, aside) ?? true) === undefined) return;
  if (read(aside) !== judged) attempt(() => linkSync(aside, path));
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

/** Where process 1 collects nobody, as in a container, a dead process keeps its number for ever; it holds nothing. */
const isZombie = (pid) => ['Z', 'X'].includes(procStat(pid)?.[0]);

/** When a process began, in whatever form the system tells it; undefined where it does not. */
function startTimeOf(pid) {
  if (process.platform === 'win32') return undefined;
  // In ticks since the machine started.
  const stat = procStat(pid);
  if (stat !== undefined) return stat[19];
  const quiet = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return attempt(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], quiet).trim());
}

/** The fields of a process on Linux from its state on; undefined elsewhere and when it is gone. */
function procStat(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name in brackets, which precedes the state, may hold spaces.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}
