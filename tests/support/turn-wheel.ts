import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Pixels that one turn of the wheel scrolls. */
const WHEEL = 400;

const placeOf = (page: Page) => page.evaluate(() => scrollY);

/** Turns the wheel over a point of the page, and waits for the wheel event and two frames. */
async function turnWheel(page: Page, x: number, y: number): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    drawn: new Promise<void>((done) => {
      const draw = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
      addEventListener('wheel', draw, { once: true, capture: true, passive: true });
    }),
  }));
  await page.mouse.move(x, y);
  // A browser scrolls the page that it has shown last: a turn right after a change of what scrolls would be lost. A picture is of
  // the page as it is now.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await page.mouse.wheel(0, WHEEL);
  await heard.evaluate(({ drawn }) => drawn);
}

/** Asserts that a turn of the wheel scrolls the page by its length, so no earlier turn is pending. */
export async function expectScrolling(page: Page, x = 200, y = 500): Promise<void> {
  const before = await placeOf(page);
  await turnWheel(page, x, y);
  await expect.poll(() => placeOf(page)).toBe(before + WHEEL);
}

/** Asserts that a turn of the wheel does not scroll the page. */
export async function expectNoScrolling(page: Page, x = 200, y = 500): Promise<void> {
  const before = await placeOf(page);
  await turnWheel(page, x, y);
  expect(await placeOf(page)).toBe(before);
}
