import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';

/** What a page costs to fetch, in bytes as gzip sends them. */
export interface PageWeight {
  /** Scripts fetched until the page has settled, without scrolling. */
  readonly firstScripts: number;
  /** Scripts fetched once every part of the page has been seen. */
  readonly allScripts: number;
  readonly html: number;
  readonly htmlRaw: number;
}

/** Weighs pages in a real browser, each in a profile of its own. */
export async function weighPages<N extends string>(
  addresses: Readonly<Record<N, string>>,
): Promise<Record<N, PageWeight>> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const weights = new Map<string, PageWeight>();
    for (const [name, url] of Object.entries<string>(addresses)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      weights.set(name, await weigh(page, url));
      await page.close();
    }
    // eslint-disable-next-line no-restricted-syntax -- one weight per name of the addresses
    return Object.fromEntries(weights) as Record<N, PageWeight>;
  } finally {
    await browser.close();
  }
}

async function weigh(page: Page, url: string): Promise<PageWeight> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), gzipped(response));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await response?.body()) ?? Buffer.alloc(0);
  const firstScripts = await sum(scripts);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.waitForLoadState('networkidle');
  return { firstScripts, allScripts: await sum(scripts), html: gzipSync(html).length, htmlRaw: html.length };
}

const gzipped = async (response: Response): Promise<number> => gzipSync(await response.body()).length;

const sum = async (sizes: ReadonlyMap<string, Promise<number>>): Promise<number> =>
  (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0);
