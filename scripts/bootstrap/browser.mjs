import { existsSync } from 'node:fs';
import { excerpt } from './commands.mjs';
import { CommandError } from './command-error.mjs';
import { findEngine, installEngines } from './engines.mjs';

/** Names of a Chromium that can open windows. */
const HEADED = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the paths of two Chromiums: `headless`, without windows where there is such a one, which takes two thirds of the
 * time, and `headed` for what needs windows. They are on PATH, else Playwright's, else Debian's, installed now; throws a
 * CommandError without any.
 */
export async function requireBrowsers(workspace) {
  const { env } = workspace;
  if (env.CHROMIUM_PATH) return { headless: env.CHROMIUM_PATH, headed: env.CHROMIUM_PATH };
  const present = findBrowsers(env) ?? (await playwrightChromium(workspace));
  if (present) return present;
  try {
    await installEngines(workspace, ['chromium', 'chromium-headless-shell']);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
  }
  const installed = findBrowsers(env);
  if (installed) return installed;
  throw new CommandError(
    'no Chromium on this machine: install one, or run: npx playwright install --with-deps chromium',
  );
}

function findBrowsers(env) {
  const headed = HEADED.map((name) => findEngine(name, env)).find(Boolean);
  const headless = findEngine('chromium-headless-shell', env) ?? headed;
  return headless && { headless, headed: headed ?? headless };
}

async function playwrightChromium({ root, node, env, processes }) {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const child = processes.start(node, ['--eval', script], { cwd: root, env });
  const output = excerpt([child.stdout]);
  await child.ended;
  return existsSync(output()) ? { headless: output(), headed: output() } : undefined;
}
