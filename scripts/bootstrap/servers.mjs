import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { excerpt } from './commands.mjs';
import { Fault, say } from './fault.mjs';
import { pathWith } from './runtime.mjs';

const START_MS = 60_000;
const POLL_MS = 50;

/**
 * Starts the content platform and waits until it answers. With `reload` it starts anew whenever its code or content is
 * saved, and is waited for as long as a fault in the content takes to repair.
 */
export async function startPlatform(house, { reload = false } = {}) {
  const { root, settings } = house;
  const watched = ['platform', 'definitions', 'content'].map((name) => `--watch-path=${join(root, 'sitecore', name)}`);
  const args = [...(reload ? ['--watch', '--watch-preserve-output', ...watched] : []), 'sitecore/platform/serve.ts'];
  const server = startServer(house, { name: 'the content platform', args, env: platformEnvironment(house) });
  await untilReady(server, `http://127.0.0.1:${settings.platformPort}/healthz`, reload ? Infinity : START_MS);
  return server;
}

/** Starts the site, built or in development, and waits until it answers. */
export async function startSite(house, { development = false } = {}) {
  const { root, settings } = house;
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  const args = [next, ...(development ? ['dev', '--webpack'] : ['start']), '-p', String(settings.port)];
  const env = siteEnvironment(house, development ? 'development' : 'production');
  const server = startServer(house, { name: 'the site', args, env });
  await untilReady(server, `http://127.0.0.1:${settings.port}/api/healthz`, development ? Infinity : START_MS);
  return server;
}

/** Gives a task's result, unless one of the servers dies first: then a Fault that says which. */
export const besides = (servers, task) => Promise.race([task, ...servers.map(({ died }) => died)]);

/** Never resolves; throws a Fault when the first of the servers dies. */
export const whileAlive = (servers) => Promise.race(servers.map(({ died }) => died));

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

/** A server's complaints pass at once; the rest of its output passes once it answers, its banner before that does not. */
function startServer({ root, node, processes }, { name, args, env }) {
  const child = processes.start(node, args, { cwd: root, env });
  const opening = excerpt([child.stdout]);
  child.stderr.pipe(process.stderr, { end: false });
  const died = child.ended.then(({ how }) => Promise.reject(new Fault(`${name} stopped (${how})`)));
  died.catch(() => undefined);
  return { name, child, died, opening };
}

async function untilReady({ name, child, opening }, url, patience) {
  const began = Date.now();
  say(`starting ${name} …`);
  let end;
  void child.ended.then((how) => (end = how));
  while (!(await answers(url))) {
    if (end !== undefined) {
      if (opening() !== '') console.error(opening());
      throw new Fault(`${name} did not start (${end.how}); its own words are above`);
    }
    if (Date.now() - began > patience) throw new Fault(`${name} did not answer at ${url} in ${patience / 1000} s`);
    await wait(POLL_MS);
  }
  child.stdout.pipe(process.stdout, { end: false });
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).status === 200;
  } catch {
    return false;
  }
}
