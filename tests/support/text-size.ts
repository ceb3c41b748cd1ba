import type { Page } from '@playwright/test';

/** Size of text in browsers as they come, in px. */
const USUAL = { standard: 16, fixed: 13 };

/** Sets the visitor's own size of text to a share of the usual one. Unlike a style, it is the size that media queries count in. */
export async function setTextSize(page: Page, share: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = share === 1 ? USUAL : { standard: USUAL.standard * share, fixed: USUAL.standard * share };
  await browser.send('Page.setFontSizes', { fontSizes });
}
