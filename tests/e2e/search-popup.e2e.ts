import type { Page } from '@playwright/test';
import {
  also,
  expect,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  test,
  type Translate,
  waitForHydration,
  waitForStart,
} from '#tests/support/site.ts';
import { holdGoingBack } from '#tests/support/hold-going-back.ts';
import { expectNoScrolling, expectScrolling } from '#tests/support/turn-wheel.ts';

const QUERIES = '**/sitecore/api/graph/edge';

const popupOf = (page: Page, t: Translate) =>
  page.getByRole('dialog', { name: t({ ar: 'ابحث في الموقع', en: 'Search the site' }) });

const opener = (page: Page, t: Translate) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: t({ ar: 'بحث', en: 'Search' }), exact: true })
    .first();

/** Opens the popup and returns its parts. */
async function openPopup(page: Page, t: Translate) {
  await opener(page, t).click();
  const popup = popupOf(page, t);
  await expect(popup).toBeVisible();
  await waitForHydration(page, 'SearchPopup');
  const field = popup.getByRole('searchbox');
  await expect(field).toBeFocused();
  return { popup, field };
}

/** Empties the popup and closes it. */
async function closePopup(page: Page, { popup, field }: Awaited<ReturnType<typeof openPopup>>): Promise<void> {
  await field.fill('');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}

/** A term in the titles of several pages, typed without the dots of ta marbuta. */
const CARD = { ar: 'بطاقه', en: 'CARD' };
const TITLE = { ar: 'بطاقة التسوق', en: 'Shopping card' };
/** The words of that title as people type them; other pages have some of the words. */
const ONE = { ar: 'بطاقه التسوق', en: 'SHOPPING car' };
const DEFAULT_AREA = { ar: 'الأكثر بحثاً', en: 'Popular searches' };
const SUGGESTED = { ar: 'نتائج مقترحة', en: 'Suggested results' };

/** Tells if the current history entry is the popup's; history.length never shrinks, so the state is read. */
const isPopupHistoryEntry = (page: Page) => page.evaluate(() => JSON.stringify(history.state).includes('isSearchOpen'));

test(
  'the search popup of a page',
  also({ english: 'words are found whatever their case', phone: 'the popup fills the screen, and a finger scrolls' }),
  async ({ page, open, t }) => {
    test.slow();
    await open('/help');

    await test.step('SEARCH-04 opening adds one entry to the history; Back closes the popup and stays, and closing removes the entry', async () => {
      await open('/personal/accounts');
      const before = await page.evaluate(() => history.length);
      const loaded = await page.evaluate(() => performance.timeOrigin);
      const { popup } = await openPopup(page, t);
      await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
      expect(await isPopupHistoryEntry(page)).toBe(true);
      await page.goBack();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(/\/personal\/accounts$/);
      expect(await isPopupHistoryEntry(page)).toBe(false);

      await openPopup(page, t);
      expect(await isPopupHistoryEntry(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect.poll(() => isPopupHistoryEntry(page)).toBe(false);
      // Neither was a page load.
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
      await page.goBack();
      await expect(page).toHaveURL(/\/help$/);
    });

    await test.step('closing and opening it faster than the browser goes back neither leaves the page nor closes it', async () => {
      const goBack = await holdGoingBack(page);
      for (let time = 0; time < 2; time += 1) {
        const { popup } = await openPopup(page, t);
        await page.keyboard.press('Escape');
        await expect(popup).toBeHidden();
      }
      const { popup } = await openPopup(page, t);
      await goBack();
      await expect.poll(() => isPopupHistoryEntry(page)).toBe(true);
      await expect(popup).toBeVisible();
      await page.keyboard.press('Escape');
      await expect.poll(() => isPopupHistoryEntry(page)).toBe(false);
      await expect(page).toHaveURL(/\/help$/);
    });

    await test.step('SEARCH-01 the header’s search button opens a popup as wide as the page, with a field', async () => {
      await expect(popupOf(page, t)).toBeHidden();
      const { popup, field } = await openPopup(page, t);
      await expect(field).toBeEditable();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      expect((await popup.boundingBox())?.width).toBeGreaterThanOrEqual(width);
      const { x = 0, width: room = width } = (await popup.locator('form').boundingBox()) ?? {};
      expect(Math.min(x, width - x - room), 'as much margin as the page has').toBeGreaterThanOrEqual(20);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolationsInArabic(page);
      await closePopup(page, { popup, field });
    });

    await test.step('SEARCH-03 without suggestions the popup shows the content’s default area', async () => {
      const { popup, field } = await openPopup(page, t);
      const area = popup.getByRole('navigation', { name: t(DEFAULT_AREA) });
      await expect(area.getByRole('link')).toHaveCount(4);
      await expect(
        area.getByRole('link', { name: t({ ar: 'الفروع والصرافات', en: 'Branches and ATMs' }) }),
      ).toBeVisible();
      await field.fill(t(ONE));
      await expect(popup.getByRole('region', { name: t(SUGGESTED) })).toBeVisible();
      await expect(area).toBeHidden();
      await field.fill('قخثضغظ');
      await expect(popup.getByRole('status')).toHaveText(t({ ar: 'لا توجد نتائج', en: 'No results found' }));
      await expect(area).toBeVisible();
      await closePopup(page, { popup, field });
    });

    await test.step('the focus goes round in the open popup', async () => {
      const { popup, field } = await openPopup(page, t);
      await expect(field).toBeFocused();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < 30; press += 1) {
          await page.keyboard.press(key);
          expect(await popup.evaluate((one) => one.contains(document.activeElement))).toBe(true);
        }
      await expect(popup).toBeVisible();
      await closePopup(page, { popup, field });
    });

    await test.step('SEARCH-06 SHELL-18 the page does not scroll while the popup is open, and does again after', async () => {
      const { popup } = await openPopup(page, t);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await expectNoScrolling(page, width / 2, height - 40);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
      await expectScrolling(page, width / 2, height - 40);
    });

    await test.step('SEARCH-05 SHELL-19 the popup closes by its button, by a click beside it, by Escape and on navigation', async () => {
      const { popup, field } = await openPopup(page, t);
      await popup.getByRole('button', { name: t({ ar: 'إغلاق', en: 'Close' }) }).click();
      await expect(popup).toBeHidden();
      await expect(opener(page, t)).toBeFocused();

      const size = page.viewportSize();
      if (!size) throw new Error('no window');
      // High enough for a link beside the popup.
      await page.setViewportSize({ width: size.width, height: 1000 });
      await openPopup(page, t);
      const beside = await popup.evaluate((opened) => {
        const end = opened.getBoundingClientRect().bottom;
        const boxes = [...document.querySelectorAll('main a')].map((link) => link.getBoundingClientRect());
        const box = boxes.find(({ top, bottom, width }) => width > 0 && top > end && bottom < innerHeight);
        if (!box) throw new Error('no link beside the popup');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return { x, y, isLink: Boolean(document.elementFromPoint(x, y)?.closest('a')) };
      });
      expect(beside.isLink).toBe(false);
      await page.mouse.click(beside.x, beside.y);
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(/\/help$/);
      await page.setViewportSize(size);

      await openPopup(page, t);
      await field.fill(t(CARD));
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();

      await openPopup(page, t);
      await field.fill('');
      await popup.getByRole('link', { name: t({ ar: 'الفروع والصرافات', en: 'Branches and ATMs' }) }).click();
      await expect(page).toHaveURL(/\/help\/branches$/);
      await expect(popup).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/help$/);
      await expect(popup).toBeHidden();
      await expect(opener(page, t)).toBeVisible();
    });

    await test.step('SEARCH-02 a typed term lists suggestions under their title, each leading to its page', async () => {
      const { popup, field } = await openPopup(page, t);
      await field.fill(t(ONE));
      const suggestions = popup.getByRole('region', { name: t(SUGGESTED) });
      await expect(suggestions.getByRole('heading', { name: t(SUGGESTED) })).toBeVisible();
      await expect(suggestions.getByRole('listitem')).toHaveCount(5);
      const found = suggestions.getByRole('listitem').first();
      await expect(found.locator('mark')).toHaveText(t(TITLE).split(' '));
      const link = found.getByRole('link', { name: t(TITLE) });
      await expect(link).toHaveAttribute('href', t({ ar: '/personal/cards/online', en: '/en/personal/cards/online' }));
      await expectNoAxeViolationsInArabic(page);
      await expectNoSidewaysScroll(page);
      await link.click();
      await expect(page).toHaveURL(/\/personal\/cards\/online$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);

test('the search popup by the clock', also({ nextScripts: 'they start the timers' }), async ({ page, open, t }) => {
  await open('/');

  await test.step('SEARCH-07 the field takes the focus 100 ms after the popup opens', async () => {
    await waitForStart(page);
    await opener(page, t).hover();
    await waitForHydration(page, 'SearchPopup');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener(page, t).click();
    const field = popupOf(page, t).getByRole('searchbox');
    await expect(field).toBeVisible();
    // The wait begins with the popup's entry in the history, a moment after it is shown.
    await expect.poll(() => isPopupHistoryEntry(page)).toBe(true);
    await page.clock.runFor(99);
    await expect(field).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(field).toBeFocused();
    await test.step('or at once when something is typed sooner, which is kept', async () => {
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expect.poll(() => isPopupHistoryEntry(page)).toBe(false);
      await opener(page, t).click();
      await expect(field).toBeVisible();
      await expect(field).not.toBeFocused();
      await page.keyboard.type('card');
      await expect(field).toHaveValue('card');
    });
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(popupOf(page, t)).toBeHidden();
  });

  await test.step('SEARCH-08 a term fetches suggestions 500 ms after the last keystroke, and clearing the field removes them', async () => {
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graph/edge')) queries.push(request.postData() ?? '');
    });
    const { popup, field } = await openPopup(page, t);
    // The code of the suggestions is there: what loads while the clock stands would begin its wait later.
    await expect(popup.getByRole('status')).toBeAttached();
    await page.clock.pauseAt(Date.now() + 120_000);
    await field.pressSequentially(t({ ar: 'حسا', en: 'acc' }));
    await page.clock.runFor(499);
    await field.pressSequentially(t({ ar: 'ب', en: 'o' }));
    await page.clock.runFor(499);
    expect(queries).toEqual([]);
    await page.clock.runFor(1);
    const suggestions = popup.getByRole('region', { name: t(SUGGESTED) });
    await expect(suggestions.getByRole('listitem')).toHaveCount(5);
    expect(queries).toHaveLength(1);
    expect(queries[0]).toContain(t({ ar: 'حساب', en: 'acco' }));
    await field.fill('');
    await expect(suggestions).toBeHidden();
    await field.fill('   ');
    await page.clock.runFor(2000);
    expect(queries).toHaveLength(1);
  });
});

test('the suggestions of the search popup', async ({ page, open, t, noise }) => {
  await open('/');

  await test.step('the popup loads more suggestions on request, until there are no more', async () => {
    const after: unknown[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graph/edge')) return;
      after.push(/"after":"([^"]*)"/.exec(request.postData() ?? '')?.[1]);
    });
    const { popup, field } = await openPopup(page, t);
    await field.fill(t({ ar: 'حساب', en: 'account' }));
    const more = popup.getByRole('button', { name: t({ ar: 'اعرض المزيد', en: 'Show more' }) });
    await expect(more).toBeVisible();
    const found = popup.getByRole('region', { name: t(SUGGESTED) }).getByRole('listitem');
    await expect(found).toHaveCount(5);
    await more.click();
    await expect.poll(() => found.count()).toBeGreaterThan(5);
    expect(after).toEqual([undefined, 'NQ==']);
    await closePopup(page, { popup, field });
  });

  await test.step('a late response never replaces a newer one', async () => {
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
    const { popup, field } = await openPopup(page, t);
    const first = page.waitForRequest(QUERIES);
    await field.fill(t(CARD));
    const old = await first;
    await field.fill(t(ONE));
    const found = popup.getByRole('region', { name: t(SUGGESTED) }).getByRole('listitem');
    await expect(found.first()).toContainText(t(TITLE));
    const shown = await found.allInnerTexts();
    letGo();
    await expect.poll(() => old.failure()?.errorText).toMatch(/abort/i);
    expect(await found.allInnerTexts()).toEqual(shown);
    await expect(found.first()).toContainText(t(TITLE));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await closePopup(page, { popup, field });
  });

  await test.step('the popup keeps its default content and form when suggestions fail', async () => {
    await page.route(QUERIES, (route) => route.fulfill({ status: 503, body: '{}' }));
    const { popup, field } = await openPopup(page, t);
    const failed = page.waitForResponse(QUERIES);
    await field.fill(t(CARD));
    await failed;
    await expect(popup.getByRole('navigation', { name: t(DEFAULT_AREA) })).toBeVisible();
    await expect.poll(() => noise.length).toBe(1);
    expect(noise.splice(0)[0]).toContain('status of 503');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=/);
    await waitForHydration(page, 'SiteSearch');
    await page.unroute(QUERIES);
  });

  await test.step('closing the popup aborts pending requests', async () => {
    await page.route(QUERIES, () => undefined);
    const { field } = await openPopup(page, t);
    const sent = page.waitForRequest(QUERIES);
    await field.fill(t(CARD));
    const request = await sent;
    await page.keyboard.press('Escape');
    await expect.poll(() => request.failure()?.errorText).toMatch(/abort/i);
  });
});

test('SHELL-20 a submitted term leaves the field empty, and the history without the popup’s entry', async ({
  page,
  open,
  t,
}) => {
  await open('/personal/accounts');
  const { field } = await openPopup(page, t);
  await field.fill(` ${t(CARD)} `);
  // A 204 response keeps the page, so that it can be inspected.
  const address = /\/search\?q=/;
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  const sent = page.waitForRequest(address);
  await field.press('Enter');
  await sent;
  await expect(page.locator('.search-popup [type=search]')).toHaveValue('');
  await page.unroute(address);

  await open('/personal/accounts');
  await openPopup(page, t);
  await field.fill(` ${t(CARD)} `);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/search\\?q=${encodeURIComponent(t(CARD))}$`));
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(t(CARD));
  await expect(page.locator('.search-popup [type=search]')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/personal\/accounts$/);
  await expect(popupOf(page, t)).toBeHidden();
  await expect(page.locator('.search-popup [type=search]')).toHaveValue('');
});

test('the popup opens, searches and closes without scripts', async ({ openWithoutScripts, t }) => {
  const page = await openWithoutScripts('/');
  await opener(page, t).click();
  await expect(popupOf(page, t)).toBeVisible();
  await popupOf(page, t).getByRole('searchbox').fill(t(CARD));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const results = page.getByRole('main').getByRole('list', { name: t({ ar: 'نتائج البحث', en: 'Search results' }) });
  await expect(results.getByRole('listitem').first()).toBeVisible();
});

test(
  'what is typed before the popup’s script has come is kept',
  also({ english: 'the words are typed from left to right' }),
  async ({ page, open, t }) => {
    const term = t({ ar: 'سيارات', en: 'auto' });
    const popup = popupOf(page, t);
    const field = popup.getByRole('searchbox');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_next/static/chunks/**', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('isSearchOpen')) await held;
      await route.fulfill({ response });
    });
    await open('/legal/terms');
    await expect(page.locator('body'), 'a closed popup takes no focus').toBeFocused();
    await opener(page, t).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type(term);
    await expect(field).toHaveValue(term);
    await expect(page.locator('[data-widget=SearchPopup]')).not.toHaveAttribute('data-hydrated');
    release();
    await waitForHydration(page, 'SearchPopup');
    await expect(popup.getByRole('region', { name: t(SUGGESTED) })).toBeVisible();
    await expect(field).toHaveValue(term);
    await expect(field).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
