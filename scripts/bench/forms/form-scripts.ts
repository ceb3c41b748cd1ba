import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { weighPages } from '../page-weight.ts';
import { signed } from '../signed.ts';

const PATH = '/help/enquiry';

/** A page without a form, whose scripts start every page. */
const OTHER_PATH = '/site-map';

/** Longer than the scripts of a page wait after its paint, those of its header included. */
const QUIET_MS = 4_000;

/** Sizes of the scripts of a page by their URL, compressed with gzip, in bytes. */
type Scripts = ReadonlyMap<string, Promise<number>>;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the scripts of a form's page before and after its first touch, the latter beside those of a bare Next page. */
export async function reportFormScripts(site: string, floor: string): Promise<void> {
  const { bare } = await weighPages({ bare: { url: floor } });
  const { start, untouched, touched } = await weighForm(site);
  const more = signed(touched - bare.firstScripts, kB);
  console.log(
    [
      'forms',
      `scripts before the first touch ${kB(untouched)} (aim 0) besides the start script of every page, ${kB(start)}`,
      `after it ${kB(touched)}: bare Next, ${kB(bare.firstScripts)}, ${more} (aim ≤ bare + 25 kB)`,
    ].join('   '),
  );
}

/** Weighs the scripts of every page, those that a form's page has besides before its first touch, and all after it. */
async function weighForm(site: string) {
  const browser = await launchBrowser();
  try {
    const other = await browser.newPage();
    const started = await visit(other, site + OTHER_PATH);
    const page = await browser.newPage();
    const scripts = await visit(page, site + PATH);
    const start = await sum(started, () => true);
    const untouched = await sum(scripts, (url) => !started.has(url));
    await touch(page);
    return { start, untouched, touched: await sum(scripts, () => true) };
  } finally {
    await browser.close();
  }
}

async function visit(page: Page, url: string): Promise<Scripts> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.body().then((body) => gzipSync(body).length);
    scripts.set(response.url(), size);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await pause(QUIET_MS);
  return scripts;
}

async function touch(page: Page): Promise<void> {
  await page.locator('form.builder-form').getByRole('textbox').first().focus();
  await page.locator('[data-widget=Form][data-hydrated]').waitFor();
  await pause(QUIET_MS);
}

async function sum(scripts: Scripts, isWanted: (url: string) => boolean): Promise<number> {
  const sizes = await Promise.all([...scripts].flatMap(([url, size]) => (isWanted(url) ? [size] : [])));
  return sizes.reduce((total, size) => total + size, 0);
}
