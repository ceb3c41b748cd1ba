import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { excerpt } from './commands.mjs';
import { CommandError, logStep } from './command-error.mjs';
import { pathWith } from './runtime.mjs';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/**
 * Starts the content platform and waits until it answers; it renews the site's pages unless told otherwise. One that
 * does not open is stopped with all that it has started, so that the next can have its port.
 */
export async function startPlatform(house, { renewsPages = true, announces = true, timeout = START_TIMEOUT_MS } = {}) {
  const { platformPort } = house.settings;
  const env = { ...platformEnvironment(house), ...(!renewsPages && { REVALIDATE_SECRET: '' }) };
  const server = startServer(house, { name: 'the content platform', args: ['sitecore/platform/serve.ts'], env });
  if (announces) logStep(`starting ${server.name} …`);
  await waitForServer(house, server, `http://127.0.0.1:${platformPort}/healthz`, timeout);
  return server;
}

/** Starts the site, built or in development, and waits until it answers. */
export async function startSite(house, { development = false } = {}) {
  const { root, settings } = house;
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const args = [next, ...(development ? ['dev', '--webpack'] : ['start']), '-p', String(settings.port)];
  const env = siteEnvironment(house, development ? 'development' : 'production');
  const server = startServer(house, { name: 'the site', args, env });
  logStep(`starting ${server.name} …`);
  await waitForServer(
    house,
    server,
    `http://127.0.0.1:${settings.port}/api/healthz`,
    development ? Infinity : START_TIMEOUT_MS,
  );
  return server;
}

/** Gives a task's result, unless one of the servers dies first: then a Fault that says which. */
export const raceServerStop = (servers, task) => Promise.race([task, ...servers.map(({ died }) => died)]);

/** Lets the logs of running servers through, never resolves, and throws a Fault when the first of them dies. */
export function streamLogsUntilStop(servers) {
  servers.forEach(pipeLogs);
  return Promise.race(servers.map(({ died }) => died));
}

/** What a server prints while it opens is its own affair; from here on it is shown. */
export const pipeLogs = ({ child }) => child.stdout.pipe(process.stdout, { end: false });

/** The environment of every child: the secrets, where the data is, and the carried runtime first on the path. */
export function childEnvironment({ env, secrets, node, settings }) {
  return { ...env, ...secrets, DATA_DIR: settings.dataDir, PATH: pathWith(node, env), NEXT_TELEMETRY_DISABLED: '1' };
}

/** The environment of the site's programs: building, serving, development. */
export function siteEnvironment(house, mode) {
  const { settings } = house;
  return {
    ...childEnvironment(house),
    NODE_ENV: mode,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    SITECORE_API_HOST: settings.platformHost,
  };
}

function platformEnvironment(house) {
  const { settings } = house;
  return { ...childEnvironment(house), PLATFORM_PORT: String(settings.platformPort), SITE_URL: settings.siteUrl };
}

/** Starts a server whose complaints pass at once; the rest of its output is kept, in case it does not open. */
function startServer({ root, node, processes }, { name, args, env }) {
  const child = processes.start(node, args, { cwd: root, env });
  const opening = excerpt([child.stdout]);
  child.stderr.pipe(process.stderr, { end: false });
  const died = child.ended.then(({ how }) => Promise.reject(new CommandError(`${name} stopped (${how})`)));
  died.catch(() => undefined);
  return { name, child, died, opening };
}

async function waitForServer({ processes }, { name, child, opening }, url, patience) {
  const began = Date.now();
  let end;
  void child.ended.then((how) => (end = how));
  while (!(await answers(url))) {
    if (end !== undefined) {
      processes.throwIfClosed();
      if (opening() !== '') console.error(opening());
      await processes.stop([child]);
      throw new CommandError(`${name} did not start (${end.how}); its own words are above`);
    }
    if (Date.now() - began > patience) {
      await processes.stop([child]);
      throw new CommandError(`${name} did not answer at ${url} in ${patience / 1000} s`);
    }
    await wait(POLL_MS);
  }
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
