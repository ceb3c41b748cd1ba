import type { Browser, Page } from '@playwright/test';
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll } from './site.ts';

interface LivePage {
  readonly page: Page;
  readonly browser: Browser;
  /** What the calculator's rendering is called. */
  readonly widget: string;
  /** Enters what makes its figures long. */
  readonly fill: () => Promise<void>;
}

/** Asserts that the page that is open is clean to axe and fits 320 px, empty and filled, and gives the number without scripts. */
export async function expectSoundPage({ page, browser, widget, fill }: LivePage): Promise<void> {
  const place = page.locator(`[data-widget=${widget}]`);
  await page.setViewportSize({ width: 320, height: 800 });
  await place.scrollIntoViewIfNeeded();
  await awake(page, widget);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await fill();
  await expect(place.getByRole('region').getByRole('status')).toHaveText(/./);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  const form = plain.locator(`[data-widget=${widget}] form`);
  await expect(form.getByText('JavaScript')).toBeVisible();
  await expect(form.locator('a[href^="tel:"]')).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await expect(form.getByRole('button')).toHaveCount(0);
  await context.close();
}
