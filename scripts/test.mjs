import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowsers } from './bootstrap/browser.mjs';
import { countStep, sumCounts, summary } from './bootstrap/counts.mjs';
import { installEngines } from './bootstrap/engines.mjs';
import { neutralEnvironment } from './bootstrap/environment.mjs';
import { reportError, CommandError } from './bootstrap/command-error.mjs';
import { root } from './bootstrap/root.mjs';
import { runScript } from './bootstrap/run-script.mjs';
import {
  browserTests,
  buildSite,
  changedTests,
  deleteReports,
  requirements,
  unitTests,
} from './bootstrap/test-steps.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { ALL_CHECKS, CHANGE_CHECKS, REGISTRIES_CHECK, runChecks } from './check.mjs';

// npm test: all checks and tests; --only=check, unit or e2e, or --changed[=commit], for daily work.
const PARTS = ['check', 'unit', 'e2e'];

await runScript(async ({ processes }) => {
  const { parts, since } = readArguments(process.argv.slice(2));
  const env = neutralEnvironment(process.env);
  const opened = await openWorkspace({ root, processes, purpose: 'npm test', serves: [], env });
  const folder = mkdtempSync(join(tmpdir(), 'rukn-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const workspace = { ...opened, folder };
  const plan = since === undefined ? wholePlan(parts) : await changedPlan(workspace, since);
  const all = sumCounts(await runPlan(workspace, plan));
  for (const sentence of plan.leftOut ?? []) console.log(`left out  ${sentence}`);
  console.log(summary(all));
  return all.failed === 0 ? 0 : 1;
});

/** Returns the parts to run, and the commit since which changes count (empty for the last one) where only those are tested. */
function readArguments(args) {
  if (args.length === 0) return { parts: PARTS };
  const [, name, value] = /^--(only|changed)(?:=(.+))?$/.exec(args[0]) ?? [];
  if (args.length === 1 && name === 'changed') return { parts: PARTS, since: value ?? '' };
  if (args.length === 1 && name === 'only' && PARTS.includes(value)) return { parts: [value] };
  throw new CommandError(`npm test takes -- --only=${PARTS.join('|')} or --changed[=commit], not ${args.join(' ')}`);
}

/** Returns the plan of whole parts: their checks, and options of their tests. */
function wholePlan(parts) {
  const isWhole = parts.length === PARTS.length;
  return {
    checks: parts.includes('check') ? ALL_CHECKS : [],
    unit: parts.includes('unit') ? {} : undefined,
    e2e: parts.includes('e2e') ? {} : undefined,
    requirements: isWhole,
  };
}

/** Returns the plan of what changes since a commit touch. */
async function changedPlan(workspace, since) {
  const { files, hasCode, browser, leftOut } = await changedTests(workspace, since);
  return {
    checks: files.length > 0 ? CHANGE_CHECKS : [],
    unit: hasCode ? { files } : undefined,
    e2e: browser.length > 0 ? { files: browser } : undefined,
    leftOut,
  };
}

/**
 * Runs a plan, also after a failure. Checks, the build and the unit tests run at once; the browser tests wait for all of them, since
 * they measure what a visitor sees in time. Returns the counts.
 */
async function runPlan(workspace, plan) {
  const { processes, env } = workspace;
  const count = async (name, step) => (await runStep(processes, step)) ?? countStep(name, false);
  const counts = [];
  deleteReports(plan);
  if (env.CI === 'true')
    counts.push(await count('engines', async () => (await installEngines(workspace), sumCounts([]))));
  const browsers = plan.e2e && (await runStep(processes, () => requireBrowsers(workspace)));
  const first = plan.checks.filter((check) => check === REGISTRIES_CHECK);
  if (first.length > 0) counts.push(await count('checks', () => checks(workspace, first)));
  const building = browsers && runStep(processes, () => buildSite(workspace));
  const print = printAfter(building);
  const others = plan.checks.filter((check) => check !== REGISTRIES_CHECK);
  counts.push(
    ...(await Promise.all([
      count('checks', () => checks(workspace, others, print)),
      plan.unit ? count('unit tests', () => unitTests(workspace, { ...plan.unit, print })) : sumCounts([]),
    ])),
  );
  if (plan.e2e) {
    const isSiteBuilt = await building;
    const tested = { ...workspace, browsers };
    counts.push(await count('browser tests', () => (isSiteBuilt ? browserTests(tested, plan.e2e) : undefined)));
  }
  if (plan.requirements) counts.push(await count('requirements', () => requirements(workspace)));
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

/** Returns a function that prints; before `task`, if there is one, has ended it buffers its texts. */
function printAfter(task) {
  if (task === undefined) return console.log;
  let buffered = [];
  const release = () => {
    for (const text of buffered) console.log(text);
    buffered = undefined;
  };
  task.then(release, release);
  return (text) => (buffered === undefined ? console.log(text) : buffered.push(text));
}
