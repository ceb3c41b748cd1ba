import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { runQuietly } from './commands.mjs';
import { CommandError } from './command-error.mjs';
import { packagedRuntime, runtimePackage, pathWith, isRunningNodeSupported } from './runtime.mjs';

/** Includes development packages, which build and test the site, also when NODE_ENV or the user's npm settings omit them. */
const CI = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Tells if node_modules matches the lock file: by this script's stamp, else by npm's own record in node_modules. */
export function isInstalled(root) {
  const mark = join(root, 'node_modules', '.rukn-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === installStamp(root)) return true;
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !matchesLock(readJson(join(root, 'package-lock.json')), readJson(record))) return false;
  writeFileSync(mark, installStamp(root));
  return true;
}

/** Installs from the lock file; on failure prints npm's output and throws a CommandError. */
export async function install({ root, env, processes }) {
  const staging =
    isRunningNodeSupported() && !runsFromNodeModules(root) ? undefined : await stageRuntime({ root, env, processes });
  try {
    const runtime = (staging && packagedRuntime(staging)) ?? process.execPath;
    await npm({ title: 'installing packages', cwd: root, env, processes, runtime });
    writeFileSync(join(root, 'node_modules', '.rukn-lock'), installStamp(root));
  } finally {
    if (staging) rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Installs the Node.js package of the lock file in a separate folder, to run npm with. Under an older one npm silently
 * leaves out native binaries whose packages require a newer Node.js, and one inside node_modules would be deleted
 * while npm runs on it.
 */
async function stageRuntime({ root, env, processes }) {
  const entry = readJson(join(root, 'package-lock.json')).packages[`node_modules/${runtimePackage}`];
  if (entry === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rukn-runtime-'));
  const manifest = { name: 'runtime', version: '0.0.0', optionalDependencies: { [runtimePackage]: entry.version } };
  const packages = { '': manifest, [`node_modules/${runtimePackage}`]: entry };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...manifest, lockfileVersion: 3, packages }));
  try {
    await npm({ title: 'fetching Node.js 24', cwd: folder, env, processes, runtime: process.execPath });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function npm({ title, cwd, env, processes, runtime }) {
  const [command, args, options] = npmCommand(runtime, env);
  const path = { ...env, PATH: pathWith(runtime, env) };
  const run = await runQuietly(processes, title, command, [...args, ...CI], { cwd, env: path, ...options });
  if (run.code === 0) return;
  console.error(run.output);
  throw new CommandError(`${title} failed (npm ci: ${run.reason}); its output is above`);
}

/** Returns the command that starts npm: the npm script that started this process, else the npm on PATH. */
function npmCommand(runtime, env) {
  const script = env.npm_execpath;
  if (script && basename(script) === 'npm-cli.js') return [runtime, [script], {}];
  return process.platform === 'win32' ? ['npm.cmd', [], { shell: true }] : ['npm', [], {}];
}

const runsFromNodeModules = (root) => process.execPath.startsWith(join(realpathSync(root), 'node_modules') + sep);

function installStamp(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

/** Tells if every package of the lock file is installed in the same version; only those for other systems may be absent. */
function matchesLock({ packages: wanted }, { packages: present }) {
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found === undefined ? optional === true : found.version === version && found.integrity === integrity;
  });
}
