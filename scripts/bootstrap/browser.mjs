import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { excerpt, runQuietly } from './commands.mjs';
import { CommandError } from './command-error.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Returns the path of a Chromium: one on PATH, else Playwright's, else Debian's, installed now; throws a CommandError without one. */
export async function requireBrowser(workspace) {
  const { env } = workspace;
  const found =
    env.CHROMIUM_PATH ||
    findOnPath(NAMES, env) ||
    (await playwrightChromium(workspace)) ||
    (await installDebianChromium(workspace));
  if (found) return found;
  throw new CommandError(
    'no Chromium on this machine: install one, or run: npx playwright install --with-deps chromium',
  );
}

function findOnPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function playwrightChromium({ root, node, env, processes }) {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const child = processes.start(node, ['--eval', script], { cwd: root, env });
  const output = excerpt([child.stdout]);
  await child.ended;
  return existsSync(output()) ? output() : undefined;
}

async function installDebianChromium({ root, env, processes }) {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'], env)) return undefined;
  const options = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const run = await runQuietly(processes, `apt-get ${args.join(' ')}`, 'apt-get', args, options);
    if (run.code === 0) continue;
    console.error(run.output);
    throw new CommandError(`no Chromium on this machine, and apt-get ${args.join(' ')} failed (${run.reason})`);
  }
  return findOnPath(NAMES, env);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
