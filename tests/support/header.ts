import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from './site.ts';

/** Opens a page at a width, with its header awake. */
export async function openAtWidth(page: Page, width: number, open: () => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
  await open();
  await waitForHydration(page, 'Header');
}

/** The words of what is shown of these, in order. */
export const visibleTexts = (entries: Locator): Promise<string[]> =>
  entries.evaluateAll((all) => all.filter((entry) => entry.checkVisibility()).map((entry) => entry.textContent.trim()));

/** Scrolls at once, whatever the page's own way of scrolling. */
export const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 1, top);
};
