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

/** Resolves with the first stop signal of this process; later ones are ignored. */
function nextStopSignal() {
  // Writing to a closed terminal fails; the started processes must be stopped nevertheless.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    watchParentProcess(() => resolve('SIGTERM'));
  });
}

/** Calls back when the parent process changes: npm, or the shell between, can be killed without a signal to this process. */
function watchParentProcess(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && onGone(), 100).unref();
}
