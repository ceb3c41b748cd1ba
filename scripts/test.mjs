import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { countPlaywright, countVitest, single, sum, verdict } from './bootstrap/counts.mjs';
import { neutralEnvironment } from './bootstrap/environment.mjs';
import { complain, Fault, say } from './bootstrap/fault.mjs';
import { openHouse } from './bootstrap/house.mjs';
import { freePorts } from './bootstrap/ports.mjs';
import { root } from './bootstrap/root.mjs';
import { besides, childEnvironment, showLogs, startPlatform, startSite } from './bootstrap/servers.mjs';
import { session } from './bootstrap/session.mjs';
import { CHECKS, runChecks } from './check.mjs';

// npm test: everything that must hold, on any machine; --only=check, unit or e2e for daily work.
const PARTS = { check: [checks, requirements], unit: [unitTests], e2e: [endToEnd] };

/** What a step is called in the list of what failed. */
const NAMES = new Map([
  [checks, 'checks'],
  [requirements, 'requirements'],
  [unitTests, 'unit tests'],
  [endToEnd, 'browser tests'],
]);

await session(async ({ processes }) => {
  const steps = chosenSteps(process.argv.slice(2));
  const env = neutralEnvironment(process.env);
  const house = await openHouse({ root, processes, purpose: 'npm test', serves: [], env });
  const folder = mkdtempSync(join(tmpdir(), 'rukn-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const browser = steps.includes(endToEnd) ? await attempt(processes, () => requireBrowser(house)) : undefined;
  const counts = [];
  for (const step of steps) {
    counts.push(
      (await attempt(processes, () => step({ ...house, folder, browser }))) ?? single(NAMES.get(step), false),
    );
  }
  const all = sum(counts);
  console.log(verdict(all));
  return all.failed === 0 ? 0 : 1;
});

function chosenSteps(args) {
  if (args.length === 0) return Object.values(PARTS).flat();
  const [, part] = /^--only=(\w+)$/.exec(args[0]) ?? [];
  if (args.length === 1 && Object.hasOwn(PARTS, part)) return PARTS[part];
  throw new Fault(`npm test understands -- --only=${Object.keys(PARTS).join('|')}, not ${args.join(' ')}`);
}

/** A step that breaks down is one failure, and the next one runs; unless this run has been asked to stop. */
async function attempt(processes, step) {
  try {
    return await step();
  } catch (error) {
    if (processes.closed) throw error;
    complain(error);
    return undefined;
  }
}

async function checks(house) {
  const failed = await runChecks(house);
  return sum(CHECKS.map(({ name }) => single(name, !failed.includes(name))));
}

async function requirements(house) {
  const code = await runAloud(house, ['scripts/requirements.ts'], childEnvironment(house));
  return single(NAMES.get(requirements), code === 0);
}

async function unitTests(house) {
  const report = join(house.folder, 'unit.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runAloud(house, args, { ...childEnvironment(house), DATA_DIR: join(house.folder, 'unit') });
  return countVitest(readReport(report), code);
}

/**
 * Drives the production build with a browser, over a platform of its own: free ports and new data, but the secrets and
 * the public address of npm start, so that both use one build.
 */
async function endToEnd(house) {
  if (house.browser === undefined) return single(NAMES.get(endToEnd), false);
  const served = await elsewhere(house);
  const servers = [];
  try {
    servers.push(await startPlatform(served));
    await besides(servers, ensureBuilt({ ...served, env: house.env }));
    servers.push(await besides(servers, startSite(served)));
    servers.forEach(showLogs);
    return await playwright(served);
  } finally {
    await house.processes.stop(servers.map(({ child }) => child));
  }
}

async function elsewhere(house) {
  const [port, platformPort] = await freePorts(2);
  const addresses = { siteUrl: `http://localhost:${port}`, platformHost: `http://127.0.0.1:${platformPort}` };
  const settings = { ...house.settings, ...addresses, port, platformPort, dataDir: join(house.folder, 'e2e') };
  return { ...house, settings, env: { ...house.env, QA: '1', PROTECTION_TEST: '1' } };
}

async function playwright(house) {
  const report = join(house.folder, 'e2e.json');
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const env = {
    ...childEnvironment(house),
    SITE_BASE_URL: house.settings.siteUrl,
    PLATFORM_BASE_URL: house.settings.platformHost,
    CHROMIUM_PATH: house.browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  // Traces are for who looks for a fault in one test; they cost all of them a sixth of their time.
  const code = await runAloud(house, [program, 'test', '--reporter=line,json', '--trace=off', '--retries=1'], env);
  return countPlaywright(readReport(report), code);
}

/** Runs a program of the project with its output on screen; returns its exit code. */
async function runAloud({ node, processes }, args, env) {
  processes.requireOpen();
  say(args.join(' ').replaceAll(`${root}/`, ''));
  const child = processes.start(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return (await child.ended).code;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
