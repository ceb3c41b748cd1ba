import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './commands.mjs';
import { CommandError } from './command-error.mjs';
import { fingerprint } from './fingerprint.mjs';
import { siteEnvironment } from './servers.mjs';

/** Builds the site when its inputs have changed since the last successful build; a build needs no content, and serves any. */
export async function ensureBuilt(workspace) {
  if (isBuilt(workspace)) return;
  workspace.checkout.requireExclusive('a build is needed');
  rmSync(recordPath(workspace), { force: true });
  await generateRegistries(workspace);
  // Computed before the build, so that an edit during the build makes the next start build again.
  const made = fingerprint(workspace.root);
  const env = siteEnvironment(workspace, 'production');
  const next = [join(workspace.root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build', '--webpack'];
  const run = await runQuietly(workspace.processes, 'building the site', workspace.node, next, {
    cwd: workspace.root,
    env,
  });
  if (run.code !== 0) {
    console.error(run.output);
    throw new CommandError(`the build failed (${run.reason}); its output is above`);
  }
  // Renamed when it is whole: a stop must not leave a part of it.
  writeFileSync(`${recordPath(workspace)}.new`, JSON.stringify({ fingerprint: made, build: buildId(workspace) }));
  renameSync(`${recordPath(workspace)}.new`, recordPath(workspace));
}

/** Tells if the existing build was made from the current files and is whole. */
export function isBuilt(workspace) {
  const record = readJson(recordPath(workspace));
  return (
    record?.build !== undefined &&
    record.build === buildId(workspace) &&
    manifestsOf(workspace).every((path) => readJson(path) !== undefined) &&
    record.fingerprint === fingerprint(workspace.root)
  );
}

/** Returns the JSON of a file; undefined when it is missing, empty or cut off, as after a full disk or a lost power supply. */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the paths of the manifests that the server reads: those that the build lists, which may be missing, and all others. */
function manifestsOf({ root }) {
  const folder = join(root, '.next');
  const listed = readJson(join(folder, 'required-server-files.json'))?.files ?? ['.next/required-server-files.json'];
  const present = [folder, join(folder, 'server')]
    .filter(existsSync)
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  return [...new Set([...listed.map((file) => join(root, file)), ...present])].filter((path) => path.endsWith('.json'));
}

async function generateRegistries({ root, node, env, processes }) {
  const script = join(root, 'scripts', 'generate-registry.ts');
  if (!existsSync(script)) return;
  const run = await runQuietly(processes, 'writing the registries', node, [script], { cwd: root, env });
  if (run.code === 0) return;
  console.error(run.output);
  throw new CommandError(`the registries could not be written (${run.reason}); its output is above`);
}

const recordPath = ({ root }) => join(root, '.next', 'rukn-build.json');

function buildId({ root }) {
  const file = join(root, '.next', 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
