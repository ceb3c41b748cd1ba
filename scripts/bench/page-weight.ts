import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** What a page costs to fetch, in bytes as gzip sends them. */
export interface PageWeight {
  /** Scripts fetched until the page has settled, without scrolling. */
  readonly firstScripts: number;
  /** Scripts fetched once every part of the page has been seen. */
  readonly allScripts: number;
  /** Those of them that the HTML does not name: what its islands load to wake. */
  readonly islandScripts: number;
  /** Scripts fetched once the page has been used as well, where there is something to use. */
  readonly usedScripts: number;
  readonly html: number;
  readonly htmlRaw: number;
}

interface WeighedPage {
  readonly url: string;
  /** What a visitor does with the page after having seen all of it. */
  readonly use?: (page: Page) => Promise<void>;
}

/** Weighs pages in a real browser, each in a profile of its own. */
export async function weighPages<N extends string>(
  pages: Readonly<Record<N, WeighedPage>>,
): Promise<Record<N, PageWeight>> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('no Chromium on this machine: name one by CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const weights = new Map<string, PageWeight>();
    for (const [name, page] of Object.entries<WeighedPage>(pages)) {
      const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      weights.set(name, await weigh(tab, page));
      await tab.close();
    }
    // eslint-disable-next-line no-restricted-syntax -- one weight per name of the pages
    return Object.fromEntries(weights) as Record<N, PageWeight>;
  } finally {
    await browser.close();
  }
}

async function weigh(tab: Page, { url, use }: WeighedPage): Promise<PageWeight> {
  const scripts = new Map<string, Promise<number>>();
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), gzipped(response));
  });
  const response = await tab.goto(url, { waitUntil: 'networkidle' });
  const html = (await response?.body()) ?? Buffer.alloc(0);
  const firstScripts = await sum(scripts.values());
  await tab.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await tab.waitForLoadState('networkidle');
  const allScripts = await sum(scripts.values());
  const text = html.toString();
  const islands = [...scripts].filter(([address]) => !text.includes(new URL(address).pathname));
  const islandScripts = await sum(islands.map(([, size]) => size));
  await use?.(tab);
  await tab.waitForLoadState('networkidle');
  return {
    firstScripts,
    allScripts,
    islandScripts,
    usedScripts: await sum(scripts.values()),
    html: gzipSync(html).length,
    htmlRaw: html.length,
  };
}

const gzipped = async (response: Response): Promise<number> => gzipSync(await response.body()).length;

const sum = async (sizes: Iterable<Promise<number>>): Promise<number> =>
  (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
