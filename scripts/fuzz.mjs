import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, logStep } from './bootstrap/command-error.mjs';
import { neutralEnvironment } from './bootstrap/environment.mjs';
import { root } from './bootstrap/root.mjs';
import { runScript } from './bootstrap/run-script.mjs';
import { childEnvironment } from './bootstrap/servers.mjs';
import { openWorkspace } from './bootstrap/workspace.mjs';

// npm run fuzz: every test of random cases, with a fresh seed and twenty times the cases of npm test.
const USUAL_RUNS = 10_000;
const GREATEST_SEED = 2 ** 31 - 1;

await runScript(async ({ processes }) => {
  const { seed, runs, parts } = options(process.argv.slice(2));
  const files = propertyTests().filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
  if (files.length === 0) throw new CommandError(`no file with tests of random cases matches ${parts.join(' or ')}`);
  logStep(`seed ${seed}, runs ${runs}, files ${files.length}`);
  const env = neutralEnvironment(process.env);
  const workspace = await openWorkspace({ root, processes, purpose: 'npm run fuzz', serves: [], env });
  const folder = mkdtempSync(join(tmpdir(), 'rukn-fuzz-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const code = await runTests(workspace, files, {
    DATA_DIR: folder,
    FUZZ_SEED: String(seed),
    FUZZ_RUNS: String(runs),
  });
  if (code !== 0) logStep(`failed; to repeat: npm run fuzz -- --seed ${seed} --runs ${runs} ${parts.join(' ')}`.trim());
  return code;
});

function options(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { seed: { type: 'string' }, runs: { type: 'string' } },
      allowPositionals: true,
    });
    const seed = wholeNumber('--seed', values.seed) ?? randomInt(GREATEST_SEED);
    return { seed, runs: wholeNumber('--runs', values.runs) ?? USUAL_RUNS, parts: positionals };
  } catch (error) {
    throw error instanceof TypeError ? new CommandError(`npm run fuzz: ${error.message}`) : error;
  }
}

function wholeNumber(name, text) {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= GREATEST_SEED) return number;
  throw new CommandError(`npm run fuzz: ${name} is "${text}"; it is a whole number up to ${GREATEST_SEED}`);
}

/** Returns the test files that import fast-check, directly or through a test module. */
function propertyTests() {
  const files = ['scripts', 'sitecore', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path)),
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const using = files.filter((file) => /^import .* from 'fast-check';$/m.test(texts.get(file)));
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  const modules = using.filter((file) => !isTest(file)).map((file) => `/${basename(file)}';`);
  return files.filter(
    (file) =>
      isTest(file) && (using.includes(file) || modules.some((importEnd) => texts.get(file).includes(importEnd))),
  );
}

/** Runs the files without time limits and prints their output. Returns the exit code. */
async function runTests(workspace, files, settings) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=dot', '--testTimeout=0', '--hookTimeout=0', ...files];
  const env = { ...childEnvironment(workspace), ...settings };
  const child = workspace.processes.start(workspace.node, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return (await child.ended).code;
}
