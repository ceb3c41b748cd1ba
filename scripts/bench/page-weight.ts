import { gzipSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type Page, type Request, type Response } from '@playwright/test';
import { launchBrowser } from './browser.ts';

const QUIET_MS = 500;
const POLL_MS = 20;

/** Screen of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Transfer sizes of a page in bytes, compressed with gzip. */
export interface PageWeight {
  /** Scripts loaded until the network is idle, without scrolling. */
  readonly firstScripts: number;
  /** Scripts loaded after scrolling through the whole page. */
  readonly allScripts: number;
  /** Scripts loaded after the interaction as well, on pages that have one. */
  readonly usedScripts: number;
  readonly html: number;
  readonly htmlRaw: number;
  /** Everything that a phone loads until the network is idle, headers included, as transferred. */
  readonly firstView: number;
}

interface WeighedPage {
  readonly url: string;
  /** Interaction with the page after scrolling through it. */
  readonly use?: (page: Page) => Promise<void>;
}

/** Measures the transfer sizes of pages in a real browser, each in its own profile. */
export async function weighPages<N extends string>(
  pages: Readonly<Record<N, WeighedPage>>,
): Promise<Record<N, PageWeight>> {
  const browser = await launchBrowser('--disable-background-networking');
  try {
    const weights = new Map<string, PageWeight>();
    for (const [name, page] of Object.entries<WeighedPage>(pages)) {
      const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      weights.set(name, { ...(await weigh(tab, page)), firstView: await weighFirstView(browser, page.url) });
      await tab.close();
    }
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- one weight per name of the pages
    return Object.fromEntries(weights) as Record<N, PageWeight>;
  } finally {
    await browser.close();
  }
}

async function weigh(tab: Page, { url, use }: WeighedPage): Promise<Omit<PageWeight, 'firstView'>> {
  const scripts = new Map<string, Promise<number>>();
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), gzipped(response));
  });
  const quiet = watchRequests(tab);
  const response = await tab.goto(url);
  await quiet();
  const html = (await response?.body()) ?? Buffer.alloc(0);
  const firstScripts = await sum(scripts.values());
  await scrollThrough(tab);
  await quiet();
  const allScripts = await sum(scripts.values());
  await use?.(tab);
  await quiet();
  return {
    firstScripts,
    allScripts,
    usedScripts: await sum(scripts.values()),
    html: gzipSync(html).length,
    htmlRaw: html.length,
  };
}

/** Returns the bytes that a phone gets for the first view of a page, in a profile of its own. */
async function weighFirstView(browser: Browser, url: string): Promise<number> {
  const tab = await browser.newPage({ ...PHONE, isMobile: true, hasTouch: true });
  const requests: Request[] = [];
  tab.on('requestfinished', (request) => requests.push(request));
  const quiet = watchRequests(tab);
  await tab.goto(url);
  await quiet();
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await tab.close();
  return sizes.reduce((total, size) => total + size.responseBodySize + size.responseHeadersSize, 0);
}

/** Scrolls through the page, a screen at a time. */
const scrollThrough = (tab: Page): Promise<void> =>
  tab.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

/** Returns a function that waits until a tab has sent no request for a while. Playwright's load states are reached only once. */
function watchRequests(tab: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let last = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    last = performance.now();
  };
  tab.on(
    'request',
    note((request) => pending.add(request)),
  );
  tab.on(
    'requestfinished',
    note((request) => pending.delete(request)),
  );
  tab.on(
    'requestfailed',
    note((request) => pending.delete(request)),
  );
  return async () => {
    last = performance.now();
    while (pending.size > 0 || performance.now() - last < QUIET_MS) await wait(POLL_MS);
  };
}

const gzipped = async (response: Response): Promise<number> => gzipSync(await response.body()).length;

const sum = async (sizes: Iterable<Promise<number>>): Promise<number> =>
  (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
