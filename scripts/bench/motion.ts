import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { launchBrowser } from './browser.ts';
import { chunkSize } from './chunk-size.ts';
import { percentile } from './percentile.ts';
import type { StartedSite } from './started-site.ts';

/** A section whose cards move: its page, and what sets it in motion one press after the other. */
interface AnimatedSection {
  readonly widget: string;
  readonly path: string;
  readonly presses: readonly string[];
}

const NEXT = '[data-move="1"]';

const SECTIONS: readonly AnimatedSection[] = [
  { widget: 'ProductHero', path: '/personal/welcome', presses: [NEXT, NEXT, '[data-category]'] },
  {
    widget: 'CategoryHero',
    path: '/personal/welcome',
    presses: ['.fan-panels button', NEXT, '[role=tab] + [role=tab]'],
  },
  { widget: 'AnimatedHero', path: '/personal/products', presses: [NEXT, NEXT, 'button[data-group] + button'] },
  { widget: 'HeroCardStack', path: '/personal/savings/ways', presses: [NEXT, NEXT, NEXT] },
  { widget: 'CardDeck', path: '/business/shops', presses: [NEXT, NEXT, '[data-move="-1"]'] },
  { widget: 'CircularSlider', path: '/personal/products', presses: [NEXT, NEXT, NEXT] },
  { widget: 'FloatingCards', path: '/personal/savings/ways', presses: ['summary'] },
  { widget: 'FloatingOffersCard', path: '/personal/offers/how-offers-work', presses: [] },
  { widget: 'SahlhaCarousel', path: '/sahlha/offers', presses: [NEXT, NEXT] },
];

/** Longer than the longest motion: an intro of cards that are dealt one after the other. */
const MOTION_MS = 2500;

/** A press changes attributes and is announced, which may lay the page out once; after this time only its motion goes on. */
const BEGUN_MS = 200;

/** Nobody scrolls in the frame in which a page has loaded: its pictures arrive and its sections start meanwhile. */
const LOADED_MS = 1000;

/** After scrolling, the strip above the header slides out, which lays the page out and is no part of a section. */
const HEADER_MS = 1000;

/** Visits differ by up to 60 ms, as garbage is collected or drawing takes the processor. */
const VISITS = 3;

/** Factor by which the browser computes more slowly than this machine. */
const SLOWER = 4;

const AIMS = { ownKb: 8, taskMs: 50 };

const metricList = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

/**
 * Milliseconds of the longest task after the page has loaded, until the section is in view and has played its intro and during its
 * moves, 0 for none of 50 or more; and layouts while something moved.
 */
interface Motion {
  readonly start: number;
  readonly moves: number;
  readonly layouts: number;
}

/**
 * Prints for each animated section the size of its own scripts, the longest tasks after the page has loaded, and how often the page
 * was laid out while something moved, in a browser that is slowed down.
 */
export async function reportMotion({ site, build }: Pick<StartedSite, 'site' | 'build'>): Promise<void> {
  const browser = await launchBrowser();
  console.log(
    `motion   ${SLOWER} times slower: longest tasks after load until it is in view, and of its moves; layouts during them; medians of ${VISITS} visits`,
  );
  try {
    for (const section of SECTIONS) {
      const own = chunkSize(build, `${section.widget}.enhance.ts`) / 1000;
      const visits: Motion[] = [];
      while (visits.length < VISITS) visits.push(await visit(browser, site, section));
      const median = (figure: keyof Motion) => percentile(valuesOf(visits, figure), 50);
      console.log(
        [
          `  ${section.widget}`.padEnd(22),
          `own scripts ${own.toFixed(1)} kB gz (aim ≤ ${AIMS.ownKb})`,
          `longest tasks ${inMs(median('start'))} and ${inMs(median('moves'))} ms (aim ≤ ${AIMS.taskMs})`,
          `layouts ${median('layouts')} (aim 0)`,
        ].join('   '),
      );
    }
  } finally {
    await browser.close();
  }
}

const valuesOf = (visits: readonly Motion[], figure: keyof Motion): number[] => visits.map((each) => each[figure]);

const inMs = (longest: number): string => (longest === 0 ? 'under 50' : longest.toFixed(0));

async function visit(browser: Browser, site: string, { widget, path, presses }: AnimatedSection): Promise<Motion> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observeTasks);
  await page.goto(site + path, { waitUntil: 'load' });
  await pause(LOADED_MS);
  await page.evaluate(() => scrollBy(0, 100));
  await pause(HEADER_MS);
  let layouts = await layoutsDuring(session, () => page.evaluate(showSection, widget));
  const start = await longestTask(page);
  for (const press of presses)
    layouts += await layoutsDuring(session, () => page.evaluate(pressIn, [widget, press] as const));
  const moves = await longestTask(page);
  await page.close();
  return { start, moves, layouts };
}

/** Counts the layouts of the page while what an action has set in motion moves. */
async function layoutsDuring(session: CDPSession, action: () => Promise<void>): Promise<number> {
  await action();
  await pause(BEGUN_MS);
  const before = await layoutsSoFar(session);
  await pause(MOTION_MS);
  return (await layoutsSoFar(session)) - before;
}

async function layoutsSoFar(session: CDPSession): Promise<number> {
  const { metrics } = metricList.parse(await session.send('Performance.getMetrics'));
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
}

/** Runs in the page: brings a widget into view. It has no box of its own; a pile opens when its anchor is in view. */
function showSection(widget: string): void {
  const root = document.querySelector(`[data-widget="${widget}"]`);
  (root?.querySelector('[data-anchor]') ?? root?.firstElementChild)?.scrollIntoView({ block: 'center' });
}

/**
 * Runs in the page: presses the first control in a widget that is visible. Playwright's locators would compile code in the page
 * meanwhile, in tasks of more than 100 ms.
 */
function pressIn([widget, press]: readonly [widget: string, press: string]): void {
  const controls = document.querySelectorAll<HTMLElement>(`[data-widget="${widget}"] :is(${press})`);
  const control = [...controls].find((each) => each.checkVisibility());
  if (!control) throw new Error(`${widget} has no visible ${press}`);
  control.click();
}

/** Runs in the page: notes the tasks of 50 ms or more that begin after it has loaded. */
function observeTasks(): void {
  const tasks: number[] = [];
  Reflect.set(globalThis, 'longTasks', tasks);
  addEventListener('load', () => {
    const loaded = performance.now();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (startTime > loaded) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Returns the length of the longest task noted since the last call. */
async function longestTask(page: Page): Promise<number> {
  const tasks: unknown = await page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'longTasks');
    return Array.isArray(noted) ? noted.splice(0) : noted;
  });
  return Math.max(0, ...z.array(z.number()).parse(tasks));
}
