import type { Page } from '@playwright/test';

/** Matches the address of the start script, which a page requests once it has painted its first frame. */
export const START_SCRIPT = '**/pages/start-*.js';

/** Navigates, and resolves when the page has painted its first frame. */
export async function untilFirstFrame(page: Page, navigate: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForRequest(START_SCRIPT), navigate()]);
}
