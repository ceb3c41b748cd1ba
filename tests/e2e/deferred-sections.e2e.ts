import type { Page } from '@playwright/test';
import { START_SCRIPT, untilFirstFrame } from '#tests/support/first-frame.ts';
import { expect, test } from '#tests/support/site.ts';

const LONG_PAGE = '/about';

/** Tells whether the browser renders the footer's content now; it skips what is deferred and far from the view. */
const isFooterRendered = (page: Page): Promise<boolean | undefined> =>
  page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

/** Navigates, resolves when the first frame is painted, and holds the start script until the function is called that it resolves to. */
async function pauseAtFirstFrame(page: Page, navigate: () => Promise<unknown>): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(START_SCRIPT, async (route) => {
    await released;
    await route.fallback();
  });
  await untilFirstFrame(page, navigate);
  return () => release(undefined);
}

const visit = (page: Page, path: string) => () => page.goto(path, { waitUntil: 'commit' });

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

test('the footer of a long page is left out of the first frame, and laid out once the page has started', async ({
  page,
}) => {
  const start = await pauseAtFirstFrame(page, visit(page, LONG_PAGE));
  expect(await isFooterRendered(page)).toBe(false);
  start();
  await expect.poll(() => isFooterRendered(page)).toBe(true);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
});

test('before the page has started, the footer is there when the view reaches it', async ({ page }) => {
  const start = await pauseAtFirstFrame(page, visit(page, LONG_PAGE));
  await scrollToEnd(page);
  await expect.poll(() => isFooterRendered(page)).toBe(true);
  start();
});

test('a page that is loaded again is laid out whole at once, and keeps its place', async ({ page, open }) => {
  await open(LONG_PAGE);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await scrollToEnd(page);
  const place = await page.evaluate(() => scrollY);
  const start = await pauseAtFirstFrame(page, () => page.reload({ waitUntil: 'commit' }));
  expect(await isFooterRendered(page)).toBe(true);
  start();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a page that opens at a fragment is laid out whole at once', async ({ page }) => {
  const start = await pauseAtFirstFrame(page, visit(page, `${LONG_PAGE}#main`));
  expect(await isFooterRendered(page)).toBe(true);
  start();
});
