import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { ResponseBody } from '#sitecore/contracts/call.ts';
import { locations } from '#sitecore/contracts/locations.ts';
import { launchBrowser } from './browser.ts';
import { percentile } from './percentile.ts';

const PATH = '/help/atms';

/** Numbers of places that are measured. */
const SIZES = [1_200, 20_000];

/** Choices of a service that are timed, after as many that are not. */
const CHOICES = 20;

type WirePlaces = ResponseBody<typeof locations>['data'];

/** Longer than a motion of the map, and than the clusters of its next zoom. */
const MOTION_MS = 1000;

/**
 * Prints the scripts of the locator's page before its map opens, and with each number of places how long a filter takes to be
 * painted and the longest task while the map is zoomed, moved and shown whole.
 */
export async function reportLocator(site: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const bytes = await scriptsWithoutMap(browser, site);
    console.log(`locator           scripts before the map ${(bytes / 1000).toFixed(1)} kB gz (aim ≤ 12)`);
    for (const size of SIZES) {
      const { filters, longest } = await visit(browser, site, size);
      console.log(
        [
          `  ${size} places`.padEnd(16),
          `a filter is painted after ${percentile(filters, 50).toFixed(0)} ms, p95 ${percentile(filters, 95).toFixed(0)} (aim ≤ 100)`,
          `longest task of the map ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms (aim ≤ 100)`,
        ].join('   '),
      );
    }
  } finally {
    await browser.close();
  }
}

/** Weighs the scripts of a page on which nothing comes into view, so that the map does not open. */
async function scriptsWithoutMap(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await page.goto(site + PATH, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  await page.close();
  return sizes.reduce((total, size) => total + size, 0);
}

async function visit(browser: Browser, site: string, size: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/getlocationinfo**', async (route) => {
    const response = await route.fetch();
    const { data } = locations.response.parse(await response.json());
    await route.fulfill({ response, json: { data: spread(data, size) } });
  });
  await page.goto(site + PATH, { waitUntil: 'networkidle' });
  await page.locator('[data-map][data-state=open]').waitFor();
  await filterTimes(page);
  const filters = await filterTimes(page);
  const longest = await longestTask(page);
  await page.close();
  return { filters, longest };
}

/** Repeats places until there are as many as wanted, each repetition a little beside the former. */
const spread = (places: WirePlaces, size: number): WirePlaces =>
  Array.from({ length: size }, (_, index) => {
    const place = places[index % places.length] ?? {};
    const shift = Math.floor(index / places.length) * 0.003;
    return {
      ...place,
      ID: `${index}`,
      Latitude: Number(place.Latitude) + shift,
      Longitude: Number(place.Longitude) + shift,
    };
  });

/** Chooses one service after another; returns the milliseconds from each choice to the paint of its list. */
async function filterTimes(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let choice = 0; choice < CHOICES; choice += 1) times.push(await page.evaluate(chooseAndPaint, choice));
  return times;
}

/** Runs in the page: chooses a service, and waits until its list is painted and the map has followed. */
async function chooseAndPaint(choice: number): Promise<number> {
  const service = document.querySelector<HTMLSelectElement>('select[name="service"]');
  if (!service) throw new Error('the page has no locator');
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now());
        };
        port2.postMessage(undefined);
      });
    });
  service.selectedIndex = choice % service.options.length;
  const begin = performance.now();
  service.dispatchEvent(new Event('change', { bubbles: true }));
  const end = await painted();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return end - begin;
}

/** Zooms, moves and shows the whole map; returns the milliseconds of the longest task, 0 for none of 50 or more. */
async function longestTask(page: Page): Promise<number> {
  await page.locator('select[name="service"]').selectOption('all');
  await pause(MOTION_MS);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const map = page.locator('[data-map]');
  for (const step of ['1', '1', 'ArrowUp', 'ArrowLeft', '-1', '-1', '-1', 'ArrowDown', '-1']) {
    if (step.startsWith('Arrow')) await map.locator('[data-canvas]').press(step);
    else await map.locator(`[data-zoom-by="${step}"]`).click();
    await pause(MOTION_MS);
  }
  await map.locator('[data-whole]').click();
  await pause(MOTION_MS);
  return page.evaluate(() => {
    const tasks: unknown = Reflect.get(globalThis, 'longTasks');
    return Array.isArray(tasks) ? Math.max(0, ...tasks.map(Number)) : 0;
  });
}
