import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { binPath } from './bootstrap/bin-path.mjs';
import { reportError, CommandError } from './bootstrap/command-error.mjs';
import { isInstalled } from './bootstrap/install.mjs';
import { root } from './bootstrap/root.mjs';
import { requireRuntime } from './bootstrap/runtime.mjs';

// node scripts/run.mjs <script below scripts | package> [arguments]: runs what needs the packages, or says what to run first.
const [target = '', ...args] = process.argv.slice(2);

try {
  if (!isInstalled(root)) {
    throw new CommandError(
      `packages are missing or out of date: run "npm start" (it installs them) or "npm ci", then "npm run ${process.env.npm_lifecycle_event ?? '…'}" again`,
    );
  }
  const program = target.endsWith('.ts') ? join(root, 'scripts', target) : binPath(root, target);
  const child = spawn(requireRuntime(root), [program, ...args], { stdio: 'inherit' });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
} catch (error) {
  reportError(error);
  process.exitCode = 1;
}
