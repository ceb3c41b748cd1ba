import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-error.mjs';

const POLL_MS = 50;
const PROBE_MS = 30_000;
const TIMEOUT_MS = 60_000;

/** A program that ended before it was ready, or was not ready in time. */
class NotReady extends CommandError {
  constructor(message, hasEnded) {
    super(message);
    this.hasEnded = hasEnded;
  }
}

/** Returns a promise of the end of a child process, with its exit code or signal as `reason`. */
export const endOf = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ reason: signal ?? `exit code ${code}` }));
  });

/**
 * Waits until a started program is ready: calls `isReady` every 50 ms until it resolves to true. Rejects with
 * NotReady when the program ends first or the time is over; stopping it is left to the caller.
 */
export async function waitForProgram({ ended }, isReady, { timeoutMs = TIMEOUT_MS } = {}) {
  const deadline = Date.now() + timeoutMs;
  let end;
  void Promise.resolve(ended).then((result) => (end = result));
  while (!(await isReady())) {
    if (end !== undefined) throw new NotReady(`did not start (${end.reason})`, true);
    if (Date.now() > deadline) throw new NotReady(`did not respond in ${timeoutMs / 1000} s`, false);
    await wait(POLL_MS);
  }
}

/** Returns a probe that tells whether a URL responds with status 200 in time. */
export const respondsAt =
  (url, timeoutMs = PROBE_MS) =>
  async () => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  };

/** Returns a probe that tells whether something accepts TCP connections at a URL's host and port. */
export const listensAt = (url) => () => {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const finish = (isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.setTimeout(PROBE_MS, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
};
