import { fileURLToPath } from 'node:url';
import { binPath } from './bootstrap/bin-path.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';
import { excerpt } from './bootstrap/commands.mjs';
import { root } from './bootstrap/root.mjs';
import { childEnvironment } from './bootstrap/servers.mjs';
import { runScript } from './bootstrap/run-script.mjs';

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;

/**
 * Checks by name: the package whose program runs it (or a script of the project), and its arguments. One with `of` can check
 * those files alone, in the place of its argument `.`.
 */
export const ALL_CHECKS = [
  { name: 'registries fresh', script: 'scripts/generate-registry.ts', args: ['--check'] },
  {
    name: 'formatting',
    package: 'prettier',
    args: ['--check', '.', '--log-level', 'warn', '--ignore-unknown'],
    of: /./,
  },
  { name: 'lint', package: 'eslint', args: ['.', '--max-warnings', '0'], of: CODE },
  { name: 'types', package: 'typescript', program: 'tsc', args: ['--noEmit'] },
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

/** Checks that read the whole project and take long; the others that cannot be limited to files do not. */
const LONG = ['registries fresh', 'layers', 'unused code'];

/** Returns the checks of some files: those that take long are left out. */
export const checksOf = (files) =>
  ALL_CHECKS.filter(({ name }) => !LONG.includes(name))
    .map((check) => ({ ...check, paths: check.of && files.filter((file) => check.of.test(file)) }))
    .filter(({ paths }) => paths?.length !== 0);

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

async function runCheck(workspace, check, print) {
  const began = Date.now();
  const { name, package: packageName, program = packageName, script, paths = ['.'] } = check;
  const args = check.args.flatMap((arg) => (arg === '.' ? paths : [arg]));
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
