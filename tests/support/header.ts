import type { Locator, Page } from '@playwright/test';
import { waitForHydration, waitForStart } from './site.ts';

/** Opens a page at a width, points at its header and waits until it is hydrated. */
export async function openAtWidth(page: Page, width: number, open: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
  await open();
  // Next's own scripts hold no events of the time before they run.
  await waitForStart(page);
  await page.mouse.move(1, 1);
  await waitForHydration(page, 'Header');
}

/** Returns the texts of the visible elements, in order. */
export const visibleTexts = (entries: Locator): Promise<string[]> =>
  entries.evaluateAll((all) => all.filter((entry) => entry.checkVisibility()).map((entry) => entry.textContent.trim()));

/** Scrolls without animation, independent of the page's scroll-behavior. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 1, top);
};
