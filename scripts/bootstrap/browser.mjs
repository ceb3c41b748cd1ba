import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { excerpt, runQuietly } from './commands.mjs';
import { Fault } from './fault.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium: one on the search path, else Playwright's, else Debian's, installed now; a Fault when none. */
export async function requireBrowser(house) {
  const { env } = house;
  const found = env.CHROMIUM_PATH || onPath(NAMES, env) || (await playwrightsOwn(house)) || (await debians(house));
  if (found) return found;
  throw new Fault('no Chromium on this machine: install one, or run: npx playwright install --with-deps chromium');
}

function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

async function playwrightsOwn({ root, node, env, processes }) {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const child = processes.start(node, ['--eval', ask], { cwd: root, env });
  const output = excerpt([child.stdout]);
  await child.ended;
  return existsSync(output()) ? output() : undefined;
}

async function debians({ root, env, processes }) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'], env)) return undefined;
  const options = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const run = await runQuietly(processes, `apt-get ${args.join(' ')}`, 'apt-get', args, options);
    if (run.code === 0) continue;
    console.error(run.output);
    throw new Fault(`no Chromium on this machine, and apt-get ${args.join(' ')} failed (${run.how})`);
  }
  return onPath(NAMES, env);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
