import type { Locator, Page } from '@playwright/test';
import { waitForStart } from './site.ts';

/** Adds an amount in riyals to an open page, as text that is loaded late; returns the sign that the text rules put into it. */
export async function addLateText(page: Page): Promise<Locator> {
  // A text that is there when the page starts is marked by then, or never.
  await waitForStart(page);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="late">SAR 5</p>');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  return page.locator('#late').getByRole('img');
}
