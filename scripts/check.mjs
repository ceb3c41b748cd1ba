import { fileURLToPath } from 'node:url';
import { binPath } from './bootstrap/bin-path.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { excerpt } from './bootstrap/commands.mjs';
import { root } from './bootstrap/root.mjs';
import { childEnvironment } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';

/** Checks by name: the package whose program runs it (or a script of the project), and its arguments. */
export const ALL_CHECKS = [
  { name: 'registries fresh', script: 'scripts/generate-registry.ts', args: ['--check'] },
  { name: 'formatting', package: 'oxfmt', args: ['--list-different'] },
  { name: 'lint and types', package: 'oxlint', args: [] },
  {
    name: 'layers',
    package: 'dependency-cruiser',
    program: 'depcruise',
    args: ['--config', '.dependency-cruiser.js', 'src', 'sitecore', 'scripts', 'tests'],
  },
  { name: 'unused code', package: 'knip', args: [] },
  { name: 'plain words', script: 'scripts/plain-words.ts', args: [] },
];

/** The check that comes before a build, which writes stale registries again. */
export const [REGISTRIES_CHECK] = ALL_CHECKS;

/** The checks of a change: those left out read the whole project, and daily work seldom breaks them. */
export const CHANGE_CHECKS = ALL_CHECKS.filter(
  ({ name }) => !['registries fresh', 'layers', 'unused code'].includes(name),
);

/** Number of checks that run at once: two cores are assumed, and more checks compete for memory. */
const CONCURRENCY = 2;

/** Runs all checks, also after a failure, and prints each with its result. Returns the names that failed. */
export async function runChecks(workspace, checks, print = console.log) {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (!(await runCheck(workspace, check, print))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return failed;
}

async function runCheck(workspace, { name, package: packageName, program = packageName, script, args }, print) {
  const began = Date.now();
  const file = script ?? binPath(workspace.root, packageName, program);
  const env = childEnvironment(workspace);
  const child = workspace.processes.start(workspace.node, [file, ...args], { cwd: workspace.root, env });
  const output = excerpt([child.stdout, child.stderr]);
  const { code, reason } = await child.ended;
  const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
  print(code === 0 ? `ok      ${name} (${seconds})` : `failed  ${name} (${seconds}, ${reason})\n${output()}`);
  return code === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async ({ processes }) => {
    const workspace = await openWorkspace({ root, processes, purpose: 'npm run check', serves: [] });
    return (await runChecks(workspace, ALL_CHECKS)).length === 0 ? 0 : 1;
  });
}
