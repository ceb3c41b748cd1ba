import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { CommandError, logStep } from './command-error.mjs';
import { countBrowserTests, countStep, countVitest, slowestFiles, sumCounts } from './counts.mjs';
import { freePorts } from './ports.mjs';
import { root } from './root.mjs';
import { childEnvironment, pipeWarnings, raceServerStop, startPlatform, startSite } from './servers.mjs';

/** Reports of the last whole run of each kind of tests, from which npm run requirements counts. */
const REPORTS = join(root, '.reports');

/** Logs of the servers of the last browser tests. */
const LOGS = join(REPORTS, 'logs');

/**
 * Settings of the tested servers: QA's addresses, the longest deadline, since tests and servers share the machine, and a line of
 * each request in the log, which is searched.
 */
const TESTED_ENV = { QA: '1', PROTECTION_TEST: '1', PLATFORM_TIMEOUT_MS: '5000', WARM_PAGES: '0', LOG_LEVEL: 'info' };

/** Returns the file of a report; the report of some of the tests is kept out of the count. */
const reportFile = (name, { folder }, files) => join(files === undefined ? REPORTS : folder, `${name}.json`);

/** Deletes the reports of an earlier run of the tests that a plan has, so that nothing is counted from them. */
export function deleteReports({ unit, e2e }) {
  if (unit && !unit.files) rmSync(join(REPORTS, 'unit.json'), { force: true });
  if (e2e && !e2e.files) rmSync(join(REPORTS, 'browser.json'), { force: true });
}

/** Builds the site when the existing build is out of date; returns true. */
export async function buildSite(workspace) {
  await ensureBuilt(workspace);
  return true;
}

/** Runs the unit tests, or those that import one of the files; returns the counts. */
export async function unitTests(workspace, { files, print } = {}) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const chosen = files === undefined ? ['run'] : ['related', '--run', '--passWithNoTests', ...files];
  const file = reportFile('unit', workspace, files);
  const args = [vitest, ...chosen, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const env = { ...childEnvironment(workspace), DATA_DIR: join(workspace.folder, 'unit') };
  const code = await runWithOutput(workspace, args, env, print);
  const report = readReport(file);
  printSlowest(report, print);
  const isEmpty = files !== undefined && code === 0 && report?.numTotalTests === 0;
  return isEmpty ? sumCounts([]) : countVitest(report, code);
}

/**
 * Tests the production build in a browser, with a separate platform: free ports and new data, but the secrets and
 * the public URL of npm start, so that both use one build. A second server sends Next's own scripts. Afterwards the
 * servers' logs are searched. Returns the counts.
 */
export async function browserTests(workspace, { files } = {}) {
  const served = await onFreePorts(workspace, 'e2e');
  const { JSS_EDITING_SECRET } = workspace.secrets;
  const tested = { ...served, env: { ...workspace.env, ...TESTED_ENV, JSS_EDITING_SECRET } };
  const logged = withLogs(tested);
  const servers = [];
  let tests;
  try {
    servers.push(await startPlatform(logged('platform')));
    servers.push(await raceServerStop(servers, startSite(logged('site'))));
    const other = await withNextScripts(logged('site-next-scripts'));
    servers.push(await raceServerStop(servers, startSite(other)));
    servers.forEach(pipeWarnings);
    tests = await playwright(tested, other.settings.siteUrl, files);
  } finally {
    await workspace.processes.stop(servers.map(({ child }) => child));
  }
  return sumCounts([tests, await searchLogs(tested)]);
}

/** Counts the requirements from the reports of this run. */
export async function requirements(workspace) {
  const code = await runWithOutput(workspace, ['scripts/requirements.ts'], childEnvironment(workspace));
  return countStep('requirements', code === 0);
}

/** Returns what the changes since a commit touch: `{ files, hasCode, browser, leftOut }`. */
export async function changedTests(workspace, since) {
  const texts = [];
  const args = ['scripts/changed-tests.ts', ...(since ? [since] : [])];
  const code = await runWithOutput(workspace, args, childEnvironment(workspace), (text) => texts.push(text));
  if (code !== 0)
    throw new CommandError(`the changes since ${since ?? 'the last commit'} are not known: ${texts.join('')}`);
  return JSON.parse(texts.join(''));
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

async function playwright(workspace, nextScriptsUrl, files) {
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const file = reportFile('browser', workspace, files);
  const env = {
    ...childEnvironment(workspace),
    SITE_BASE_URL: workspace.settings.siteUrl,
    NEXT_SCRIPTS_BASE_URL: nextScriptsUrl,
    PLATFORM_BASE_URL: workspace.settings.platformHost,
    CHROMIUM_PATH: workspace.browsers.headless,
    WHOLE_CHROMIUM_PATH: workspace.browsers.headed,
    BROWSER_REPORT: file,
  };
  const reporters = '--reporter=line,./tests/support/browser-reporter.ts';
  // Traces help to debug one failure, and make the tests take a sixth longer.
  const args = [program, 'test', ...(files ?? []).map(wholePath), reporters];
  const code = await runWithOutput(workspace, args, env);
  const report = readReport(file);
  printSlowest(report);
  return countBrowserTests(report, code);
}

function printSlowest(report, print = console.log) {
  const line = slowestFiles(report);
  if (line !== undefined) print(line);
}

/** Returns the regular expression by which Playwright finds one file. */
const wholePath = (file) => `${file.replaceAll('.', '\\.')}$`;

/** Runs a program of the project and prints its output, at once or in one piece by `print`; returns its exit code. */
async function runWithOutput({ node, processes }, args, env, print) {
  processes.throwIfClosed();
  logStep(args.join(' ').replaceAll(`${root}/`, ''));
  const stdio = ['ignore', ...(print === undefined ? ['inherit', 'inherit'] : ['pipe', 'pipe'])];
  const child = processes.start(node, args, { cwd: root, env, stdio });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const { code } = await child.ended;
  print?.(output.trimEnd());
  return code;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
