import type { CDPSession, Page } from '@playwright/test';

/** Size of text in browsers as they come, in px. */
const USUAL = { standard: 16, fixed: 13 };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Sets the visitor's own size of text to a share of the usual one. Unlike a style, it is the size that media queries count in. */
export async function setTextSize(page: Page, share: number): Promise<void> {
  const session = await sessionOf(page);
  const fontSizes = share === 1 ? USUAL : { standard: USUAL.standard * share, fixed: USUAL.standard * share };
  await session.send('Page.setFontSizes', { fontSizes });
}
