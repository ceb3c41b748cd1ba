import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt, isBuilt } from './bootstrap/build.mjs';
import { countBrowserTests, countVitest, countStep, sumCounts, summary } from './bootstrap/counts.mjs';
import { neutralEnvironment } from './bootstrap/environment.mjs';
import { reportError, CommandError, logStep } from './bootstrap/command-error.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { freePorts } from './bootstrap/ports.mjs';
import { root } from './bootstrap/root.mjs';
import { raceServerStop, childEnvironment, pipeWarnings, startPlatform, startSite } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';
import { OTHER_CHECKS, REGISTRIES_CHECK, runChecks } from './check.mjs';

// npm test: all checks and tests; --only=check, unit or e2e for daily work.
const PARTS = ['check', 'unit', 'e2e'];

/** Reports of the last run, from which npm run requirements counts. */
const REPORTS = join(root, '.reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

/** Logs of the servers of the last browser tests. */
const LOGS = join(REPORTS, 'logs');

/**
 * Settings of the tested servers: QA's addresses, the longest deadline, since tests and servers share the machine, and a line of
 * each request in the log, which is searched.
 */
const TESTED_ENV = { QA: '1', PROTECTION_TEST: '1', PLATFORM_TIMEOUT_MS: '5000', WARM_PAGES: '0', LOG_LEVEL: 'info' };

await runScript(async ({ processes }) => {
  const parts = chosenParts(process.argv.slice(2));
  const env = neutralEnvironment(process.env);
  const workspace = await openWorkspace({ root, processes, purpose: 'npm test', serves: [], env });
  const folder = mkdtempSync(join(tmpdir(), 'rukn-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const all = sumCounts(await runParts({ ...workspace, folder }, parts));
  console.log(summary(all));
  return all.failed === 0 ? 0 : 1;
});

function chosenParts(args) {
  if (args.length === 0) return PARTS;
  const [, part] = /^--only=(\w+)$/.exec(args[0]) ?? [];
  if (args.length === 1 && PARTS.includes(part)) return [part];
  throw new CommandError(`npm test takes -- --only=${PARTS.join('|')}, not ${args.join(' ')}`);
}

/** Runs the chosen parts, also after a failure; builds the site while the checks run. Returns the counts. */
async function runParts(workspace, parts) {
  const { processes } = workspace;
  const count = async (name, step) => (await runStep(processes, step)) ?? countStep(name, false);
  const browser = parts.includes('e2e') ? await runStep(processes, () => requireBrowser(workspace)) : undefined;
  const build = async () => browser !== undefined && runStep(processes, () => buildSite(workspace));
  const counts = [];
  let building;
  if (parts.includes('check')) {
    counts.push(await count('checks', () => checks(workspace, [REGISTRIES_CHECK])));
    building = build();
    const others = count('checks', () => checks(workspace, OTHER_CHECKS, printAfter(building)));
    counts.push((await Promise.all([others, building]))[0]);
  }
  const isSiteBuilt = await (building ?? build());
  if (parts.includes('unit')) counts.push(await count('unit tests', () => unitTests(workspace)));
  if (parts.includes('e2e')) {
    rmSync(BROWSER_REPORT, { force: true });
    counts.push(
      await count('browser tests', () => (isSiteBuilt ? browserTests({ ...workspace, browser }) : undefined)),
    );
  }
  if (parts.length === PARTS.length) counts.push(await count('requirements', () => requirements(workspace)));
  return counts;
}

/** Returns the result of a step, or undefined when it throws; rejects when this run is being stopped. */
async function runStep(processes, step) {
  try {
    return await step();
  } catch (error) {
    if (processes.closed) throw error;
    reportError(error);
    return undefined;
  }
}

async function checks(workspace, chosen, print) {
  const failed = await runChecks(workspace, chosen, print);
  return sumCounts(chosen.map(({ name }) => countStep(name, !failed.includes(name))));
}

/** Returns a function that prints; before `task` has ended it buffers its texts. */
function printAfter(task) {
  let buffered = [];
  const release = () => {
    for (const text of buffered) console.log(text);
    buffered = undefined;
  };
  task.then(release, release);
  return (text) => (buffered === undefined ? console.log(text) : buffered.push(text));
}

/** Builds the site with a separate platform when the existing build is out of date; returns true. */
async function buildSite(workspace) {
  const served = await onFreePorts(workspace, 'build');
  if (isBuilt(served)) return true;
  const platform = await startPlatform(served);
  try {
    await raceServerStop([platform], ensureBuilt(served));
    return true;
  } finally {
    await workspace.processes.stop([platform.child]);
  }
}

async function unitTests(workspace) {
  rmSync(UNIT_REPORT, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const code = await runWithOutput(workspace, args, {
    ...childEnvironment(workspace),
    DATA_DIR: join(workspace.folder, 'unit'),
  });
  return countVitest(readReport(UNIT_REPORT), code);
}

/**
 * Tests the production build in a browser, with a separate platform: free ports and new data, but the secrets and
 * the public URL of npm start, so that both use one build. A second server sends Next's own scripts. Afterwards the
 * servers' logs are searched.
 */
async function browserTests(workspace) {
  const served = await onFreePorts(workspace, 'e2e');
  const tested = { ...served, env: { ...workspace.env, ...TESTED_ENV } };
  const logged = withLogs(tested);
  const servers = [];
  let tests;
  try {
    servers.push(await startPlatform(logged('platform')));
    servers.push(await raceServerStop(servers, startSite(logged('site'))));
    const other = await withNextScripts(logged('site-next-scripts'));
    servers.push(await raceServerStop(servers, startSite(other)));
    servers.forEach(pipeWarnings);
    tests = await playwright(tested, other.settings.siteUrl);
  } finally {
    await workspace.processes.stop(servers.map(({ child }) => child));
  }
  return sumCounts([tests, await searchLogs(tested)]);
}

/** Deletes the logs of an earlier run; returns a function that gives the workspace a new log file. */
function withLogs(workspace) {
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  return (name) => {
    const logFile = join(LOGS, `${name}.log`);
    writeFileSync(logFile, '');
    return { ...workspace, logFile };
  };
}

/** Searches the logs of the browser tests for personal data. */
async function searchLogs(workspace) {
  const code = await runWithOutput(workspace, ['scripts/search-logs.ts', LOGS], childEnvironment(workspace));
  return countStep('no personal data in logs', code === 0);
}

/** Returns the workspace of a second server of the same build that sends Next's own scripts. */
async function withNextScripts(workspace) {
  const [port] = await freePorts(1);
  const settings = { ...workspace.settings, port, siteUrl: `http://localhost:${port}` };
  return { ...workspace, settings, env: { ...workspace.env, NEXT_SCRIPTS: '1' } };
}

async function onFreePorts(workspace, data) {
  const [port, platformPort] = await freePorts(2);
  const addresses = { siteUrl: `http://localhost:${port}`, platformHost: `http://127.0.0.1:${platformPort}` };
  return {
    ...workspace,
    settings: { ...workspace.settings, ...addresses, port, platformPort, dataDir: join(workspace.folder, data) },
  };
}

async function playwright(workspace, nextScriptsUrl) {
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = {
    ...childEnvironment(workspace),
    SITE_BASE_URL: workspace.settings.siteUrl,
    NEXT_SCRIPTS_BASE_URL: nextScriptsUrl,
    PLATFORM_BASE_URL: workspace.settings.platformHost,
    CHROMIUM_PATH: workspace.browser,
    BROWSER_REPORT,
  };
  const reporters = '--reporter=line,./tests/support/browser-reporter.ts';
  // Traces help to debug one failure, and make the tests take a sixth longer.
  const code = await runWithOutput(workspace, [program, 'test', reporters, '--trace=off'], env);
  return countBrowserTests(readReport(BROWSER_REPORT), code);
}

/** Counts the requirements from the reports of this run. */
async function requirements(workspace) {
  const code = await runWithOutput(workspace, ['scripts/requirements.ts'], childEnvironment(workspace));
  return countStep('requirements', code === 0);
}

/** Runs a program of the project and prints its output; returns its exit code. */
async function runWithOutput({ node, processes }, args, env) {
  processes.throwIfClosed();
  logStep(args.join(' ').replaceAll(`${root}/`, ''));
  const child = processes.start(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return (await child.ended).code;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
