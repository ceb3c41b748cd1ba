import { setTimeout as wait } from 'node:timers/promises';
import { reportError, CommandError, logStep } from './command-error.mjs';
import { pipeLogs, startPlatform } from './servers.mjs';

/**
 * Restart timings in milliseconds: the first and the longest delay before a restart, the time up after which a stop counts
 * as the first again, and the time that a restarted platform has to open.
 */
const TIMINGS = { firstDelay: 500, longestDelay: 30_000, stableAfter: 60_000, startTimeout: 60_000 };

/**
 * Shows the logs of the running content platform and starts it again whenever it stops, with exponential back-off; a
 * restart that does not open is a stop as well. Logs one line when it stopped and one when it is up again. Never
 * resolves; rejects with a bug, and with a CommandError once the run is stopping.
 */
export async function supervisePlatform(workspace, platform, timings = TIMINGS) {
  pipeLogs(platform);
  let opening = Promise.resolve(platform);
  let delay = 0;
  for (;;) {
    const { reason, upMs, leftovers } = await waitUntilStopped(opening);
    // A server that stops while the run is being stopped has not failed.
    workspace.processes.throwIfClosed();
    delay = nextDelay(delay, upMs, timings);
    reportError(new CommandError(`${reason}; restarting in ${delay / 1000} s`));
    await Promise.all([wait(delay), workspace.processes.stop(leftovers)]);
    opening = restartPlatform(workspace, timings);
  }
}

/** Returns the milliseconds before the next restart; the previous delay is 0 before the first one. */
export function nextDelay(previous, upMs, { firstDelay, longestDelay, stableAfter } = TIMINGS) {
  return previous === 0 || upMs >= stableAfter ? firstDelay : Math.min(previous * 2, longestDelay);
}

async function restartPlatform(workspace, { startTimeout }) {
  const platform = await startPlatform(workspace, { logsStart: false, timeoutMs: startTimeout });
  pipeLogs(platform);
  logStep(`${platform.name} is up again`);
  return platform;
}

/**
 * Resolves when a platform has stopped or has failed to open: with the reason, the milliseconds that it was up, and the
 * processes whose groups may still have members. Rejects with a bug.
 */
async function waitUntilStopped(opening) {
  let platform;
  let upSince = 0;
  try {
    platform = await opening;
    upSince = performance.now();
    return await platform.stopped;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (platform === undefined) return { reason: error.message, upMs: 0, leftovers: [] };
    return { reason: error.message, upMs: performance.now() - upSince, leftovers: [platform.child] };
  }
}
