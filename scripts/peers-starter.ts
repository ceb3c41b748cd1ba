import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram, type RunningProgram } from './bench/programs.ts';
import { createStarter, lastLines, starterServer } from './peers/create-starter.ts';
import { contentPages, openPages } from './peers/open-pages.ts';
import { compareSxaPages } from './peers/sxa-pages.ts';
import { SXA_PLATFORM } from './peers/sxa-layouts.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = 'rukn';
const API_KEY = 'key-of-the-starter';
const PAGES = 10;
const START_MS = 60_000;

/**
 * Builds the official starter of the SDK from npm, unmodified, against the platform, opens ten of its pages, and compares pages of SXA's
 * renderings with what the site's components show.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-starter-'));
  const running: RunningProgram[] = [];
  try {
    const [port, platformPort] = [await freePort(), await freePort()];
    const [site, platform] = [`http://localhost:${port}`, `http://localhost:${platformPort}`];
    const platformEnv = { PLATFORM_PORT: `${platformPort}`, SITECORE_API_KEY: API_KEY, SITE_URL: site, QA: '1' };
    running.push(
      await startProgram(join(ROOT, 'sitecore', 'platform', 'serve.ts'), [], {
        cwd: ROOT,
        env: { ...platformEnv, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
        readyUrl: `${platform}/readyz`,
        timeoutMs: START_MS,
      }),
    );
    const env = {
      SITECORE_API_KEY: API_KEY,
      SITECORE_API_HOST: platform,
      SITECORE_SITE_NAME: SITE,
      DEFAULT_LANGUAGE: 'en',
      PUBLIC_URL: site,
      NODE_ENV: 'production',
      // Pages are rendered when they are opened: the content has more than 650.
      DISABLE_SSG_FETCH: 'true',
    };
    const app = join(folder, 'starter');
    console.log(lastLines(await createStarter(app, env), 30));
    running.push(
      await startProgram(starterServer(app), ['start', '-p', `${port}`], {
        cwd: app,
        env,
        readyUrl: `${site}/api/healthz`,
        timeoutMs: START_MS,
        // It reports each of our components that it does not have.
        isQuiet: true,
      }),
    );
    await checkPages(site, platform);
    // Settings of the site's components, which are rendered in this process.
    Object.assign(process.env, { SITECORE_API_KEY: API_KEY, SITECORE_API_HOST: SXA_PLATFORM });
    await checkSxaPages(site, platform);
  } finally {
    for (const program of running) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens ten pages and prints what each shows; throws when one is not the page of its path or has an error. */
async function checkPages(site: string, platform: string): Promise<void> {
  const pages = (await contentPages(platform, API_KEY, SITE)).slice(0, PAGES);
  const opened = await openPages(
    site,
    pages.map(({ path }) => path),
  );
  const wrong = opened.filter(
    ({ status, title, components, errors }, index) =>
      status !== 200 || title !== pages[index]?.title || components === 0 || errors.length > 0,
  );
  for (const { path, status, title, components, errors } of opened)
    console.log([status, path, title, `${components} components of SXA`, ...errors].join('   '));
  if (opened.length < PAGES || wrong.length > 0) throw new Error(`${wrong.length} of ${opened.length} pages are wrong`);
}

/** Compares the pages of SXA's renderings and prints each; throws when the starter and the site do not show the same. */
async function checkSxaPages(site: string, platform: string): Promise<void> {
  const pages = await compareSxaPages(site, platform);
  const wrong = pages.filter(
    ({ status, lines, differences, errors }) =>
      status !== 200 || lines === 0 || differences.length > 0 || errors.length > 0,
  );
  for (const { name, status, lines, differences, errors } of pages) {
    console.log([status, name, `${lines} lines`, `${differences.length} differences`, ...errors].join('   '));
    for (const difference of differences) console.log(`      ${difference}`);
  }
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${pages.length} pages of SXA are wrong`);
}

await main();
