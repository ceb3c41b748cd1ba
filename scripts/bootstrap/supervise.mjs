import { setTimeout as wait } from 'node:timers/promises';
import { reportError, CommandError, logStep } from './command-error.mjs';
import { pipeLogs } from './servers.mjs';
import { respondsAt } from './wait-for-program.mjs';

/**
 * Restart timings in milliseconds: the first and the longest delay before a restart, the time up after which a stop counts
 * as the first again, the time that a restarted server has to open, the time from one health probe to the next, and that in
 * which it has to respond.
 */
const TIMINGS = {
  ...{ firstDelay: 500, longestDelay: 30_000, stableAfter: 60_000, startTimeout: 60_000 },
  ...{ probeEvery: 10_000, probeTimeout: 10_000 },
};

/** Probes in a row without a response, after which a server does not come back by itself. */
const MOST_MISSED = 3;

/**
 * Shows the logs of a running server, the site or the content platform, and starts it again whenever it stops, with exponential back-off; a
 * restart that does not open is a stop as well, and so is a platform that no longer responds, which is killed. Logs one line
 * when it stopped and one when it is up again. Never resolves; rejects with a bug, and with a CommandError once the run is
 * stopping.
 */
export async function supervise(workspace, server, timings = TIMINGS) {
  pipeLogs(server);
  let opening = Promise.resolve(server);
  let delay = 0;
  for (;;) {
    const { reason, upMs, leftovers, grace } = await waitUntilStopped(opening, timings);
    // A server that stops while the run is being stopped has not failed.
    workspace.processes.throwIfClosed();
    delay = nextDelay(delay, upMs, timings);
    reportError(new CommandError(`${reason}; restarting in ${delay / 1000} s`));
    await Promise.all([wait(delay), workspace.processes.stop(leftovers, grace)]);
    opening = restarted(server, timings);
  }
}

/** Returns the milliseconds before the next restart; the previous delay is 0 before the first one. */
export function nextDelay(previous, upMs, { firstDelay, longestDelay, stableAfter } = TIMINGS) {
  return previous === 0 || upMs >= stableAfter ? firstDelay : Math.min(previous * 2, longestDelay);
}

async function restarted({ restart }, { startTimeout }) {
  const server = await restart(startTimeout);
  pipeLogs(server);
  logStep(`${server.name} is up again`);
  return server;
}

/**
 * Resolves when a server has stopped, has failed to open or no longer responds: with the reason, the milliseconds that it
 * was up, the processes whose groups may still have members, and the grace time of those. Rejects with a bug.
 */
async function waitUntilStopped(opening, timings) {
  let server;
  let upSince = 0;
  const watch = new AbortController();
  try {
    server = await opening;
    upSince = performance.now();
    return await Promise.race([server.stopped, waitUntilHung(server, timings, watch.signal)]);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (server === undefined) return { reason: error.message, upMs: 0, leftovers: [] };
    const grace = error instanceof HungError ? 0 : undefined;
    return { reason: error.message, upMs: performance.now() - upSince, leftovers: [server.child], grace };
  } finally {
    watch.abort();
  }
}

/** A server that is alive and does not respond. */
class HungError extends CommandError {}

/** Rejects with HungError after three missed probes in a row; resolves when the signal ends the watch. */
async function waitUntilHung({ name, healthUrl }, { probeEvery, probeTimeout }, signal) {
  for (let missed = 0; !signal.aborted;) {
    const [responds] = await Promise.all([
      respondsAt(healthUrl, probeTimeout)(),
      // The end of the watch ends the wait.
      wait(probeEvery, undefined, { signal, ref: false }).catch(() => undefined),
    ]);
    missed = responds ? 0 : missed + 1;
    if (missed < MOST_MISSED || signal.aborted) continue;
    throw new HungError(`${name} missed ${missed} probes of ${probeTimeout / 1000} s and is killed`);
  }
}
