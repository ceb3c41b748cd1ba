import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { excerpt } from './commands.mjs';
import { CommandError, logStep } from './command-error.mjs';
import { urlAt } from './environment.mjs';
import { pathWith } from './runtime.mjs';
import { respondsAt, waitForProgram } from './wait-for-program.mjs';

const START_TIMEOUT_MS = 60_000;

/**
 * Starts the content platform and waits until it responds; it revalidates the site's pages unless `revalidatesPages` is
 * false. One that does not open is stopped with every process it started, so that its port is free again.
 */
export async function startPlatform(
  workspace,
  { revalidatesPages = true, logsStart = true, timeoutMs = START_TIMEOUT_MS } = {},
) {
  const { platformListens, platformPort } = workspace.settings;
  const env = { ...platformEnvironment(workspace), ...(!revalidatesPages && { REVALIDATE_SECRET: '' }) };
  // It strips the types of what an editor's browser loads, which Node calls an experimental feature.
  const args = ['--disable-warning=ExperimentalWarning', 'sitecore/platform/serve.ts'];
  const server = startServer(workspace, { name: 'the content platform', args, env });
  const healthUrl = `${urlAt(platformListens, platformPort)}/healthz`;
  if (logsStart) logStep(`starting ${server.name} …`);
  await waitForServer(workspace, server, healthUrl, timeoutMs);
  const restart = (limit) => startPlatform(workspace, { revalidatesPages, logsStart: false, timeoutMs: limit });
  return { ...server, healthUrl, restart };
}

/**
 * Starts the site, built or in development, and waits until it responds. It stops at once unless DRAIN_SECONDS says otherwise, or it
 * `drains`: nobody else then has its visitors.
 */
export async function startSite(
  workspace,
  { development = false, drains = false, logsStart = true, timeoutMs = development ? Infinity : START_TIMEOUT_MS } = {},
) {
  const { settings } = workspace;
  const env = {
    ...siteEnvironment(workspace, development ? 'development' : 'production'),
    ...(!drains && !workspace.env.DRAIN_SECONDS && { DRAIN_SECONDS: '0' }),
  };
  const server = startServer(workspace, { name: 'the site', args: ['server.ts'], env });
  if (logsStart) logStep(`starting ${server.name} …`);
  const healthUrl = `${urlAt(settings.siteHost, settings.port)}/livez`;
  await waitForServer(workspace, server, healthUrl, timeoutMs);
  const restart = (limit) => startSite(workspace, { development, drains, logsStart: false, timeoutMs: limit });
  return { ...server, healthUrl, restart };
}

/** Resolves with a task's result; rejects with a CommandError when one of the servers stops first. */
export const raceServerStop = (servers, task) => Promise.race([task, ...servers.map(({ stopped }) => stopped)]);

/** Prints the logs of running servers; never resolves, and rejects with a CommandError when the first of them stops. */
export function streamLogsUntilStop(servers) {
  servers.forEach(pipeLogs);
  return Promise.race(servers.map(({ stopped }) => stopped));
}

/** Prints a server's output from now on; its startup output is printed only when it fails to start. */
export const pipeLogs = ({ child }) => child.stdout.pipe(process.stdout, { end: false });

/** Prints a server's output from now on, without the lines of its log that are no warnings. */
export const pipeWarnings = ({ child }) =>
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!/^\{"level":[123]0,/.test(line)) console.log(line);
  });

/** Returns the environment of every child process: secrets, folders of data and content, and PATH with the runtime first. */
export function childEnvironment({ env, secrets, node, settings }) {
  const { dataDir, content } = settings;
  const folders = { DATA_DIR: dataDir, CONTENT_DIR: content.isDemo ? '' : content.folder };
  return { ...env, ...secrets, ...folders, PATH: pathWith(node, env), NEXT_TELEMETRY_DISABLED: '1' };
}

/** Returns the environment of the site's programs: build, server, development server. */
export function siteEnvironment(workspace, mode) {
  const { settings, env } = workspace;
  return {
    ...childEnvironment(workspace),
    // A generated secret opens the site's editing routes only beside a platform that authors can sign in to.
    ...(!env.JSS_EDITING_SECRET && !env.EDITING_PASSWORD && { JSS_EDITING_SECRET: '' }),
    NODE_ENV: mode,
    PORT: String(settings.port),
    SITE_HOST: settings.siteHost,
    PUBLIC_URL: settings.publicUrl,
    SITECORE_API_HOST: settings.platformHost,
  };
}

function platformEnvironment(workspace) {
  const { settings } = workspace;
  return {
    ...childEnvironment(workspace),
    PLATFORM_PORT: String(settings.platformPort),
    PLATFORM_HOST: settings.platformListens,
    SITE_URL: settings.siteUrl,
  };
}

/**
 * Starts a server: its stderr is printed at once, its stdout collected in case it does not start. Both are added to the
 * workspace's log file, if it has one.
 */
function startServer({ root, node, processes, logFile }, { name, args, env }) {
  const child = processes.start(node, args, { cwd: root, env });
  if (logFile !== undefined)
    for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => appendFileSync(logFile, chunk));
  const startupOutput = excerpt([child.stdout]);
  child.stderr.pipe(process.stderr, { end: false });
  const stopped = child.ended.then(({ reason }) => Promise.reject(new CommandError(`${name} stopped (${reason})`)));
  stopped.catch(() => undefined);
  return { name, child, stopped, startupOutput };
}

async function waitForServer({ processes }, { name, child, startupOutput }, url, timeoutMs) {
  try {
    await waitForProgram(child, respondsAt(url), { timeoutMs });
  } catch (error) {
    if (error.hasEnded) {
      processes.throwIfClosed();
      if (startupOutput() !== '') console.error(startupOutput());
    }
    await processes.stop([child]);
    throw new CommandError(`${name} ${error.message}${error.hasEnded ? '; its output is above' : ` (${url})`}`);
  }
}
