import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { isTooWide, readAppearance } from '#tests/support/audit-page.ts';
import { STATES } from './states.ts';

/** Checks, in the order of the table. */
const CHECKS = [
  'axe',
  'at 320 px',
  'at 390 px × 150 %',
  'at 390 px × 200 %',
  'at 320 px × 200 %',
  'at 640 px × 200 %',
  'forced colours',
  'print',
  'no scripts',
] as const;

type Check = (typeof CHECKS)[number];

/** Number of pages and states, and of those with something to mend, by check. */
class Table {
  readonly #seen = new Map<string, number>();
  readonly #found = new Map<string, string[]>();

  note(kind: 'pages' | 'states', check: Check, where: string, problems: readonly unknown[]): void {
    const key = `${kind} ${check}`;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    if (problems.length > 0)
      this.#found.set(key, [...(this.#found.get(key) ?? []), `${where}: ${JSON.stringify(problems).slice(0, 300)}`]);
  }

  print(): void {
    print('| check | pages | with a problem | states | with a problem |');
    print('| --- | --- | --- | --- | --- |');
    for (const check of CHECKS) {
      const cells = (['pages', 'states'] as const).flatMap((kind) => [
        this.#seen.get(`${kind} ${check}`) ?? '–',
        this.#found.get(`${kind} ${check}`)?.length ?? (this.#seen.has(`${kind} ${check}`) ? 0 : '–'),
      ]);
      print(`| ${[check, ...cells].join(' | ')} |`);
    }
    for (const [key, found] of this.#found) print(`\n${key}\n  ${found.join('\n  ')}`);
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const site = process.env.SITE_BASE_URL ?? 'http://localhost:3000';
const table = new Table();

async function sweep(page: Page, kind: 'pages' | 'states', where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  table.note(
    kind,
    'axe',
    where,
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  );
  const { widths, print, unmarked } = await readAppearance(page);
  for (const check of CHECKS) {
    const width = widths[check];
    if (width) table.note(kind, check, where, isTooWide(width) ? [width] : []);
  }
  table.note(kind, 'forced colours', where, unmarked);
  if (kind === 'pages')
    table.note(kind, 'print', where, [
      ...print.leftOver,
      ...print.closed,
      ...(print.titleIsShown && print.address !== '' && print.pixelsTooWide === 0 ? [] : [print]),
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
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site + path);
    table.note('pages', 'no scripts', path, await lostWithoutScripts(page, silent, path));
    await sweep(page, 'pages', path);
  }
}

async function sweepStates(browser: Browser, prefix: string): Promise<void> {
  for (const { name, path, width, reach } of STATES) {
    // A comparison is kept by the browser: each state begins in one that knows nothing.
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(site + prefix + path, { waitUntil: 'networkidle' });
    await reach(page);
    await page.waitForTimeout(600);
    await sweep(page, 'states', `${prefix}${path} (${name})`);
    await context.close();
  }
}

/** Prints how all pages of the sitemap and the states do, in both languages; its table is in docs/accessibility.md. */
async function main(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const contexts = [
    await browser.newContext({ reducedMotion: 'reduce' }),
    await browser.newContext({ javaScriptEnabled: false }),
  ] as const;
  await Promise.all([sweepPages(contexts, paths), sweepPages(contexts, paths)]);
  for (const prefix of ['', '/en']) await sweepStates(browser, prefix);
  table.print();
  await browser.close();
}

await main();
