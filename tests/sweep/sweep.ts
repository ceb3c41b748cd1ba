import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { isTooWide, readAppearance } from '#tests/support/audit-page.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { waitForIslands } from '#tests/support/qa/wait-for-islands.ts';
import { samplePaths } from './sample-paths.ts';
import type { State } from './state.ts';
import { STATES } from './states.ts';
import { CHECKS, type Kind, Table } from './table.ts';

const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** Tells how far the sweep has come, beside its table. */
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

const site = process.env.SITE_BASE_URL ?? 'http://localhost:3000';
const table = new Table();

/** Checks by axe, at two widths: sizes of targets differ. */
type AxeCheck = 'axe at 1440 px' | 'axe at 390 px';

/** Rules that axe leaves out unless they are requested. */
const ON = { enabled: true };

async function runAxe(page: Page, kind: Kind, where: string, check: AxeCheck): Promise<void> {
  const options = { rules: { 'target-size': ON, 'label-content-name-mismatch': ON } };
  const violations = await axeViolations(page, { options });
  table.note(
    kind,
    check,
    where,
    violations.map(({ rule, html }) => [rule, html.slice(0, 120)]),
  );
}

/** Checks an open page at the width that it has and, for a page as it loads, at that of a phone, then how it looks elsewhere. */
async function sweep(page: Page, kind: Kind, where: string, isPrinted = true): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 1440 };
  if (width === 1440) await runAxe(page, kind, where, 'axe at 1440 px');
  await page.setViewportSize({ width: 390, height: 844 });
  await runAxe(page, kind, where, 'axe at 390 px');
  const { widths, print: printed, unmarked } = await readAppearance(page);
  for (const check of CHECKS) {
    const read = widths[check];
    if (read) table.note(kind, check, where, isTooWide(read) ? [read] : []);
  }
  table.note(kind, 'forced colours', where, unmarked);
  if (!isPrinted) return;
  const { leftOver, closed, titleIsShown, address, pixelsTooWide } = printed;
  table.note(kind, 'print', where, [
    ...leftOver,
    ...closed,
    ...(titleIsShown && address !== '' && pixelsTooWide === 0 ? [] : [printed]),
  ]);
}

/** Returns the headings of a page that are not seen without scripts. */
async function lostWithoutScripts(page: Page, silent: Page, path: string): Promise<readonly string[]> {
  const headings = (of: Page) =>
    of.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3)')]
        .filter((heading) => heading.checkVisibility())
        .map(({ textContent }) => textContent.trim()),
    );
  await silent.goto(site + path);
  const shown = await headings(silent);
  return shown.length === 0 ? ['nothing'] : (await headings(page)).filter((heading) => !shown.includes(heading));
}

async function sweepPages(contexts: readonly [BrowserContext, BrowserContext], paths: string[]): Promise<void> {
  const [page, silent] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!page || !silent) return;
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    tell(path);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site + path);
    table.note('pages', 'no scripts', path, await lostWithoutScripts(page, silent, path));
    await sweep(page, 'pages', path);
  }
}

/** States that could not be brought about. */
const unreached: string[] = [];

async function sweepState(browser: Browser, prefix: string, state: State): Promise<void> {
  const { name, path, width, shown, text, reach, isPrinted = true } = state;
  // A comparison is kept by the browser: each state begins in one that knows nothing.
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const where = `${prefix}${path} (${name})`;
  tell(where);
  try {
    await page.goto(site + prefix + path);
    await waitForIslands(page);
    await reach?.(page);
    await page
      .locator(shown)
      .filter({ visible: true, ...(text && { hasText: text }) })
      .first()
      .waitFor();
    await sweep(page, 'states', where, isPrinted);
  } catch (error) {
    unreached.push(`${where}: ${String(error).slice(0, 200)}`);
  }
  await context.close();
}

/** Prints how pages of the sitemap (`samplePaths`) and the states do, in both languages; its table is in docs/accessibility.md. */
async function main(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = samplePaths([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname));
  const contexts = [
    await browser.newContext({ reducedMotion: 'reduce' }),
    await browser.newContext({ javaScriptEnabled: false }),
  ] as const;
  if (!process.argv.includes('--states')) await Promise.all([sweepPages(contexts, paths), sweepPages(contexts, paths)]);
  for (const prefix of ['', '/en']) for (const state of STATES) await sweepState(browser, prefix, state);
  print(...table.rows(), ...table.problems(), ...unreached.map((state) => `not reached: ${state}`));
  await browser.close();
  if (table.hasProblems || unreached.length > 0) process.exitCode = 1;
}

await main();
