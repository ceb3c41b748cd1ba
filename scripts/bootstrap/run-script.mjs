import { constants } from 'node:os';
import { reportError, CommandError, logStep } from './command-error.mjs';
import { Processes } from './processes.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const OLDEST_NODE = 20;

/**
 * Runs a command from its start to the exit of this process. `work` is given `{ processes, up }` and returns the exit
 * code; a CommandError becomes one line and exit code 1; a signal stops everything: exit code 0 once `up` was called, else 128
 * and the signal's number. No process that `work` has started is left behind.
 */
export async function runScript(work) {
  const processes = new Processes();
  let isUp = false;
  const stopped = nextStopSignal().then((signal) => {
    logStep('stopping …');
    return isUp ? 0 : 128 + constants.signals[signal];
  });
  let code = 1;
  try {
    requireNode();
    code = await Promise.race([work({ processes, up: () => (isUp = true) }), stopped]);
  } catch (error) {
    reportError(error);
  }
  await processes.close();
  process.exit(code);
}

function requireNode() {
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return;
  throw new CommandError(`Node.js ${OLDEST_NODE} or newer is needed; this is ${process.version}`);
}

/** Resolves with the first signal that asks this process to stop. The later ones are the same wish, and are ignored. */
function nextStopSignal() {
  // A closed terminal takes its output with it; that is no reason to leave processes behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    watchParentProcess(() => resolve('SIGTERM'));
  });
}

/** Under npm a shell may stand between: npm or the shell can be killed without a word to us. Then our parent changes. */
function watchParentProcess(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onGone(), 100).unref();
}
