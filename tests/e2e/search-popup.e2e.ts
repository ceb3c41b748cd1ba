import type { Page } from '@playwright/test';
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';

const QUERIES = '**/sitecore/api/graph/edge';

type Say = (words: Readonly<Record<'ar' | 'en', string>>) => string;

const popupOf = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say({ ar: 'ابحث في الموقع', en: 'Search the site' }) });

const opener = (page: Page, say: Say) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: say({ ar: 'بحث', en: 'Search' }), exact: true })
    .first();

/** The popup's parts, after it was opened. */
async function openPopup(page: Page, say: Say) {
  await opener(page, say).click();
  const popup = popupOf(page, say);
  await expect(popup).toBeVisible();
  await awake(page, 'SearchPopup');
  const field = popup.getByRole('searchbox');
  await expect(field).toBeFocused();
  return { popup, field };
}

/** A term that several pages have in their titles, typed as people type it: without the dots of ta marbuta. */
const CARD = { ar: 'بطاقه', en: 'CARD' };
const TITLE = { ar: 'بطاقة السفر', en: 'Travel card' };
const ONE = { ar: 'بطاقه السفر', en: 'TRAVEL car' };
const DEFAULT_AREA = { ar: 'كثيراً ما يُبحث عنه', en: 'Often looked for' };
const SUGGESTED = { ar: 'نتائج مقترحة', en: 'Suggested results' };

/** Where the history stands: its length cannot shrink, so its own marks are counted. */
const isEntryOfPopup = (page: Page) => page.evaluate(() => JSON.stringify(history.state).includes('isSearchOpen'));

test('SEARCH-01 the header’s search button opens a popup as wide as the page, with a field', async ({
  page,
  open,
  say,
}) => {
  test.slow();
  await open('/personal/accounts');
  await expect(popupOf(page, say)).toBeHidden();
  const { popup, field } = await openPopup(page, say);
  await expect(field).toBeEditable();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((await popup.boundingBox())?.width).toBeGreaterThanOrEqual(width);
  const { x = 0, width: room = width } = (await popup.locator('form').boundingBox()) ?? {};
  expect(Math.min(x, width - x - room), 'as much margin as the page has').toBeGreaterThanOrEqual(20);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
});

test('SEARCH-02 what is typed lists suggestions under their title, each leading to its page', async ({
  page,
  open,
  say,
}) => {
  test.slow();
  await open('/');
  const { popup, field } = await openPopup(page, say);
  await field.fill(say(ONE));
  const suggestions = popup.getByRole('region', { name: say(SUGGESTED) });
  await expect(suggestions.getByRole('heading', { name: say(SUGGESTED) })).toBeVisible();
  const found = suggestions.getByRole('listitem');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText(say({ ar: 'بطاقة السفر', en: 'Travel car' }));
  const link = found.getByRole('link', { name: say(TITLE) });
  await expect(link).toHaveAttribute('href', say({ ar: '/personal/cards/travel', en: '/en/personal/cards/travel' }));
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await link.click();
  await expect(page).toHaveURL(/\/personal\/cards\/travel$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SEARCH-03 without suggestions the popup shows what content says by default', async ({ page, open, say }) => {
  await open('/');
  const { popup, field } = await openPopup(page, say);
  const area = popup.getByRole('navigation', { name: say(DEFAULT_AREA) });
  await expect(area.getByRole('link')).toHaveCount(4);
  await expect(
    area.getByRole('link', { name: say({ ar: 'الفروع والصرافات', en: 'Branches and ATMs' }) }),
  ).toBeVisible();
  await field.fill(say(ONE));
  await expect(popup.getByRole('region', { name: say(SUGGESTED) })).toBeVisible();
  await expect(area).toBeHidden();
  await field.fill('قخثضغظ');
  await expect(popup.getByRole('status')).toHaveText(say({ ar: 'لا توجد نتائج', en: 'No results found' }));
  await expect(area).toBeVisible();
});

test('SEARCH-04 opening adds one entry to the history; Back closes the popup and stays, and closing takes the entry along', async ({
  page,
  open,
  say,
}) => {
  await open('/help');
  await open('/personal/accounts');
  const before = await page.evaluate(() => history.length);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const { popup } = await openPopup(page, say);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
  expect(await isEntryOfPopup(page)).toBe(true);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/personal\/accounts$/);
  expect(await isEntryOfPopup(page)).toBe(false);

  await openPopup(page, say);
  expect(await isEntryOfPopup(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect.poll(() => isEntryOfPopup(page)).toBe(false);
  // Neither was a load of the page.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test('SEARCH-05 SHELL-19 the popup closes by its button, by a click beside it, by Escape and when the visitor goes elsewhere', async ({
  page,
  open,
  say,
}) => {
  test.slow();
  await open('/personal/accounts');
  const { popup, field } = await openPopup(page, say);
  await popup.getByRole('button', { name: say({ ar: 'إغلاق', en: 'Close' }) }).click();
  await expect(popup).toBeHidden();
  await expect(opener(page, say)).toBeFocused();

  await openPopup(page, say);
  const size = page.viewportSize();
  if (!size) throw new Error('no window');
  await page.mouse.click(size.width / 2, size.height - 5);
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/personal\/accounts$/);

  await openPopup(page, say);
  await field.fill(say(CARD));
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await openPopup(page, say);
  await field.fill('');
  await popup.getByRole('link', { name: say({ ar: 'الفروع والصرافات', en: 'Branches and ATMs' }) }).click();
  await expect(page).toHaveURL(/\/help\/branches$/);
  await expect(popup).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/personal\/accounts$/);
  await expect(popup).toBeHidden();
  await expect(opener(page, say)).toBeVisible();
});

test('SEARCH-06 SHELL-18 the page does not scroll while the popup is open, and does again after', async ({
  page,
  open,
  say,
}) => {
  await open('/personal/accounts');
  const { popup } = await openPopup(page, say);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  const size = page.viewportSize();
  await page.mouse.move((size?.width ?? 0) / 2, (size?.height ?? 0) - 40);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('SEARCH-07 the field takes the focus 100 ms after the popup opens', async ({ page, open, say }) => {
  await open('/');
  await opener(page, say).hover();
  await awake(page, 'SearchPopup');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await opener(page, say).click();
  const field = popupOf(page, say).getByRole('searchbox');
  await expect(field).toBeVisible();
  await page.clock.runFor(99);
  await expect(field).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(field).toBeFocused();
});

test('SEARCH-08 a term fetches suggestions 500 ms after the last keystroke, and clearing the field removes them', async ({
  page,
  open,
  say,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graph/edge')) asked.push(request.postData() ?? '');
  });
  await open('/');
  const { popup, field } = await openPopup(page, say);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.pressSequentially(say({ ar: 'حسا', en: 'acc' }));
  await page.clock.runFor(499);
  await field.pressSequentially(say({ ar: 'ب', en: 'o' }));
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  const suggestions = popup.getByRole('region', { name: say(SUGGESTED) });
  await expect(suggestions.getByRole('listitem')).toHaveCount(5);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(say({ ar: 'حساب', en: 'acco' }));
  await field.fill('');
  await expect(suggestions).toBeHidden();
  await field.fill('   ');
  await page.clock.runFor(2000);
  expect(asked).toHaveLength(1);
});

test('SHELL-20 a submitted term leaves the field empty, and the history as if the popup had never been', async ({
  page,
  open,
  say,
}) => {
  await open('/personal/accounts');
  const { field } = await openPopup(page, say);
  await field.fill(` ${say(CARD)} `);
  // An answer without content leaves the page where it is, to be looked at.
  const address = /\/search\?q=/;
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  const sent = page.waitForRequest(address);
  await field.press('Enter');
  await sent;
  await expect(page.locator('.search-popup [type=search]')).toHaveValue('');
  await page.unroute(address);

  await open('/personal/accounts');
  await openPopup(page, say);
  await field.fill(` ${say(CARD)} `);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${encodeURIComponent(say(CARD))}$`));
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(say(CARD));
  await expect(page.locator('.search-popup [type=search]')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/personal\/accounts$/);
  await expect(popupOf(page, say)).toBeHidden();
  await expect(page.locator('.search-popup [type=search]')).toHaveValue('');
});

test('more suggestions follow on request, until there are no more', async ({ page, open, say }) => {
  const after: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graph/edge')) return;
    after.push(/"after":"([^"]*)"/.exec(request.postData() ?? '')?.[1]);
  });
  await open('/');
  const { popup, field } = await openPopup(page, say);
  await field.fill(say({ ar: 'حساب', en: 'account' }));
  const more = popup.getByRole('button', { name: say({ ar: 'اعرض المزيد', en: 'Show more' }) });
  await expect(more).toBeVisible();
  const found = popup.getByRole('region', { name: say(SUGGESTED) }).getByRole('listitem');
  await expect(found).toHaveCount(5);
  await more.click();
  await expect.poll(() => found.count()).toBeGreaterThan(5);
  expect(after).toEqual([undefined, 'NQ==']);
});

test('an answer that comes late never takes the place of a newer one', async ({ page, open, say }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  let isFirst = true;
  await page.route(QUERIES, async (route) => {
    if (isFirst) {
      isFirst = false;
      await held;
    }
    await route.continue().catch(() => undefined);
  });
  await open('/');
  const { popup, field } = await openPopup(page, say);
  const first = page.waitForRequest(QUERIES);
  await field.fill(say(CARD));
  const old = await first;
  await field.fill(say(ONE));
  const found = popup.getByRole('region', { name: say(SUGGESTED) }).getByRole('listitem');
  await expect(found).toHaveCount(1);
  letGo();
  await expect.poll(() => old.failure()?.errorText).toMatch(/abort/i);
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(say(TITLE));
});

test('closing the popup cancels what is under way', async ({ page, open, say }) => {
  await page.route(QUERIES, () => undefined);
  await open('/');
  const { field } = await openPopup(page, say);
  const asking = page.waitForRequest(QUERIES);
  await field.fill(say(CARD));
  const asked = await asking;
  await page.keyboard.press('Escape');
  await expect.poll(() => asked.failure()?.errorText).toMatch(/abort/i);
});

test('the focus never lands behind the open popup', async ({ page, open, say }) => {
  await open('/personal/accounts');
  const { popup } = await openPopup(page, say);
  for (let press = 0; press < 12 && (await popup.isVisible()); press += 1) {
    expect(await popup.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
  }
  await expect(popup).toBeHidden();
});

test('suggestions that fail leave the default content and the form', async ({ page, open, say, noise }) => {
  await page.route(QUERIES, (route) => route.fulfill({ status: 503, body: '{}' }));
  await open('/');
  const { popup, field } = await openPopup(page, say);
  const failed = page.waitForResponse(QUERIES);
  await field.fill(say(CARD));
  await failed;
  await expect(popup.getByRole('navigation', { name: say(DEFAULT_AREA) })).toBeVisible();
  await expect.poll(() => noise.length).toBe(1);
  expect(noise.splice(0)[0]).toContain('status of 503');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await awake(page, 'SiteSearch');
});

test('the popup opens, searches and closes without scripts', async ({ browser, siteLanguage, say }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteLanguage === 'ar' ? '/' : '/en');
  await opener(page, say).click();
  await expect(popupOf(page, say)).toBeVisible();
  await popupOf(page, say).getByRole('searchbox').fill(say(CARD));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await context.close();
});
