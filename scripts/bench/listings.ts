import { gzipSync } from 'node:zlib';
import { type Browser, type Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { reportListingQueries } from './listing-queries.ts';
import { percentile } from './percentile.ts';

/** Listings by the name they are printed with, and the buttons that are chosen in turn. */
const LISTINGS = {
  offers: { path: '/personal/offers', key: 'tab' },
  hub: { path: '/personal/offers/card-offers', key: 'category' },
  rewards: { path: '/rewards', key: 'nested_category' },
} as const;

/** Choices of a listing that are timed, after as many that are not. */
const CHOICES = 20;

/** Longer than the hub ignores further choices. */
const PAUSE_MS = 1100;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints what each listing sends as scripts before and after it is touched, how long a choice takes to be painted, and what its page costs. */
export async function reportListings(site: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const [name, { path, key }] of Object.entries(LISTINGS)) {
      const { before, after, times } = await visit(browser, `${site}${path}`, key);
      console.log(
        [
          `listing ${name}`.padEnd(16),
          `scripts ${kilobytes(before)} gz (aim ≤ 12), touched ${kilobytes(after)}`,
          `a choice is painted after ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} (aim ≤ 150)`,
        ].join('   '),
      );
    }
  } finally {
    await browser.close();
  }
  await reportListingQueries(site);
}

async function visit(browser: Browser, url: string, key: string) {
  const page = await browser.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = await sum(scripts);
  await timesOf(page, key);
  const times = await timesOf(page, key);
  const after = await sum(scripts);
  await page.close();
  return { before, after, times };
}

const sum = async (sizes: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(sizes)).reduce((total, size) => total + size, 0);

/** Chooses one value of a key after another; returns the milliseconds until each list was replaced and painted. */
async function timesOf(page: Page, key: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let choice = 1; choice <= CHOICES; choice += 1) {
    times.push(await page.evaluate(chooseAndPaint, { key, choice }));
    // A person needs longer, and the hub ignores faster choices.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times;
}

/** Runs in the page: presses a button that is not pressed, and waits for the paint after the listing is not busy. */
function chooseAndPaint({ key, choice }: { readonly key: string; readonly choice: number }): Promise<number> {
  const listing = document.querySelector('[data-listing]');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(`button[name="${key}"]`)];
  const others = buttons.filter(({ ariaPressed }) => ariaPressed !== 'true');
  const button = others[choice % others.length];
  if (!listing || !button) throw new Error('the page has no listing');
  return new Promise((resolve) => {
    const begin = performance.now();
    new MutationObserver((_, observer) => {
      if (listing.hasAttribute('aria-busy')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begin);
        port2.postMessage(undefined);
      });
    }).observe(listing, { attributeFilter: ['aria-busy'] });
    button.click();
  });
}
