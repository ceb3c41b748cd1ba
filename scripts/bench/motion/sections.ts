import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** A section whose cards move: its page, and what sets it in motion one press after the other. */
export interface AnimatedSection {
  readonly widget: string;
  readonly path: string;
  readonly presses: readonly string[];
}

const NEXT = '[data-move="1"]';

export const SECTIONS: readonly AnimatedSection[] = [
  { widget: 'ProductHero', path: '/personal/welcome', presses: [NEXT, NEXT, '[data-category]'] },
  {
    widget: 'CategoryHero',
    path: '/personal/welcome',
    presses: ['.fan-panels button', NEXT, '[role=tab] + [role=tab]'],
  },
  { widget: 'AnimatedHero', path: '/personal/products', presses: [NEXT, NEXT, 'button[data-group] + button'] },
  { widget: 'HeroCardStack', path: '/personal/savings/ways', presses: [NEXT, NEXT, NEXT] },
  { widget: 'CardDeck', path: '/business/shops', presses: [NEXT, NEXT, '[data-move="-1"]'] },
  { widget: 'CircularSlider', path: '/calculators', presses: [NEXT, NEXT, NEXT] },
  { widget: 'FloatingCards', path: '/personal/savings/ways', presses: ['summary'] },
  { widget: 'FloatingOffersCard', path: '/personal/offers/how-offers-work', presses: [] },
  { widget: 'SahlhaCarousel', path: '/sahlha/offers', presses: [NEXT, NEXT] },
];

/** Longer than the longest motion: an intro of cards that are dealt one after the other. */
const MOTION_MS = 2700;

/** Nobody scrolls in the frame in which a page has loaded: its pictures arrive and its sections start meanwhile. */
const LOADED_MS = 1000;

/** After scrolling, the strip above the header slides out. */
const HEADER_MS = 1000;

/** Factor by which the browser computes more slowly than this machine. */
export const SLOWER = 4;

/** Opens a section's page, which `prepare` has prepared, in a browser that is slowed down. */
export async function openSection(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await prepare(page);
  await page.goto(url, { waitUntil: 'load' });
  await pause(LOADED_MS);
  await page.evaluate(() => scrollBy(0, 100));
  await pause(HEADER_MS);
  return page;
}

/** Brings a section into view and waits until it has played its intro. */
export async function showSection(page: Page, { widget }: AnimatedSection): Promise<void> {
  // It has no box of its own; a pile opens when its anchor is in view.
  await page.evaluate((name) => {
    const root = document.querySelector(`[data-widget="${name}"]`);
    (root?.querySelector('[data-anchor]') ?? root?.firstElementChild)?.scrollIntoView({ block: 'center' });
  }, widget);
  await pause(MOTION_MS);
}

/** Presses what sets a section in motion, one after the other, each when the motion of the one before has ended. */
export async function pressEach(page: Page, { widget, presses }: AnimatedSection): Promise<void> {
  for (const press of presses) {
    await page.evaluate(pressIn, [widget, press] as const);
    await pause(MOTION_MS);
  }
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
