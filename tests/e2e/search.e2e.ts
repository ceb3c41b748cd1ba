import type { Page, Request } from '@playwright/test';
import {
  localizedPath,
  also,
  waitForHydration,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  test,
  type Translate,
} from '#tests/support/site.ts';
import { fieldOf, numberIn, resultsOf, statusOf } from '#tests/support/search-results.ts';

const QUERIES = '**/sitecore/api/graph/edge';

/** A term in the titles of more than eight pages, as people type it. */
const MANY = { ar: 'ال', en: 'e' };
/** The words of a page's title as people type them; other pages have some of the words. */
const ONE = { ar: 'بطاقه التسوق', en: 'SHOPPING car' };
const TITLE = { ar: 'بطاقة التسوق', en: 'Shopping card' };
/** A word of few pages: of three to six pages of results. */
const SEVERAL = { ar: 'الأفراد', en: 'zakat' };
const NONE = { ar: 'لا توجد نتائج', en: 'No results found' };

/** Asserts that a page of results is full and begins with the page whose title is searched for, by its words. */
async function expectTitleFirst(page: Page, t: Translate): Promise<void> {
  await expect(resultsOf(page, t)).toHaveCount(4);
  const first = resultsOf(page, t).first();
  await expect(first).toContainText(t(TITLE));
  await expect(first.locator('mark')).toHaveText(
    t({ ar: 'بطاقة التسوق بطاقة', en: 'Shopping card card shopping' }).split(' '),
  );
}

const step = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const PREVIOUS = { ar: 'السابق', en: 'Previous' };
const NEXT = { ar: 'التالي', en: 'Next' };

/** Records the cursor of each query of the page. */
function cursors(page: Page): (string | undefined)[] {
  const after: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/graph/edge')) return;
    after.push(/"after":"([^"]*)"/.exec(request.postData() ?? '')?.[1]);
  });
  return after;
}

test(
  'the search page',
  also({ english: 'words are found whatever their case, and pages are counted in English' }),
  async ({ page, open, t, siteLanguage }) => {
    await test.step('SEARCH-10 the page reads q into its field, searches for it, and a changed term takes its place in the address', async () => {
      await open('/help');
      await open(`/search?q=${encodeURIComponent(t(ONE))}`);
      await expect(fieldOf(page)).toHaveValue(t(ONE));
      await expectTitleFirst(page, t);
      await waitForHydration(page, 'SiteSearch');
      const length = await page.evaluate(() => history.length);
      await fieldOf(page).fill(t(MANY));
      await expect(page).toHaveURL(
        `${new URL(localizedPath(t({ ar: 'ar', en: 'en' }) === 'ar' ? 'ar' : 'en', '/search'), page.url()).href}?q=${encodeURIComponent(t(MANY))}`,
      );
      await expect(resultsOf(page, t)).toHaveCount(4);
      expect(await page.evaluate(() => history.length)).toBe(length);
      await page.goBack();
      await expect(page).toHaveURL(/\/help$/);
    });

    await test.step('SEARCH-16 the next page is reached by its cursor, one before by walking the cursors again from the start', async () => {
      await page.goForward();
      await waitForHydration(page, 'SiteSearch');
      const requested = cursors(page);
      const first = await resultsOf(page, t).allInnerTexts();
      const shown: string[][] = [];
      for (const number of [2, 3]) {
        const shownBefore = shown.at(-1) ?? first;
        await step(page, t(NEXT)).click();
        await expect(page).toHaveURL(new RegExp(`page=${number}$`));
        await expect.poll(() => resultsOf(page, t).allInnerTexts()).not.toEqual(shownBefore);
        await expect(resultsOf(page, t)).toHaveCount(4);
        shown.push(await resultsOf(page, t).allInnerTexts());
      }
      expect(requested.splice(0)).toEqual(['NA==', 'OA==']);
      await step(page, t(PREVIOUS)).click();
      await expect.poll(() => resultsOf(page, t).allInnerTexts()).toEqual(shown[0]);
      expect(requested.splice(0)).toEqual([undefined, 'NA==']);
      await step(page, t(PREVIOUS)).click();
      await expect.poll(() => resultsOf(page, t).allInnerTexts()).toEqual(first);
      expect(requested).toEqual([undefined]);
      expect(shown[1]).not.toEqual(shown[0]);
      // Each page is an entry of the history: Back and Forward show it.
      await page.goBack();
      await expect(page).toHaveURL(/page=2$/);
      await expect.poll(() => resultsOf(page, t).allInnerTexts()).toEqual(shown[0]);
      await page.goBack();
      await expect(page).toHaveURL(/page=3$/);
      await expect.poll(() => resultsOf(page, t).allInnerTexts()).toEqual(shown[1]);
      await page.goForward();
      await page.goForward();
      await expect(page).not.toHaveURL(/page=/);
      await expect.poll(() => resultsOf(page, t).allInnerTexts()).toEqual(first);
    });

    await test.step('SEARCH-15 emptying the field clears the results', async () => {
      await expect(resultsOf(page, t)).toHaveCount(4);
      await fieldOf(page).fill('');
      await expect(resultsOf(page, t)).toHaveCount(0);
      await expect(statusOf(page)).toBeEmpty();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(localizedPath(siteLanguage, '/search'));
    });

    await test.step('SEARCH-12 previous and next move through the pages, which say where they are and how many results there are', async () => {
      const where = (n: number, of: number) =>
        t({ ar: `صفحة ${n.toLocaleString('ar-EG')} من ${of.toLocaleString('ar-EG')}`, en: `Page ${n} of ${of}` });
      await open(`/search?q=${encodeURIComponent(t(SEVERAL))}`);
      await waitForHydration(page, 'SiteSearch');
      const total = numberIn(await statusOf(page).innerText());
      expect(total).toBeGreaterThan(4);
      await expect(statusOf(page)).toContainText(t({ ar: total.toLocaleString('ar-EG'), en: String(total) }));
      const pages = Math.ceil(total / 4);
      await expect(page.getByText(where(1, pages), { exact: true })).toBeVisible();
      await expect(step(page, t(PREVIOUS))).toBeDisabled();
      for (let number = 2; number <= pages; number += 1) {
        await step(page, t(NEXT)).click();
        await expect(page.getByText(where(number, pages), { exact: true })).toBeVisible();
      }
      await expect(step(page, t(NEXT))).toBeDisabled();
      await expect(step(page, t(PREVIOUS))).toBeEnabled();
      await expect(resultsOf(page, t)).toHaveCount(total - 4 * (pages - 1));
      await step(page, t(PREVIOUS)).click();
      await expect(page.getByText(where(pages - 1, pages), { exact: true })).toBeVisible();
      await expect(page).toHaveURL(pages === 2 ? /q=[^&]+$/ : new RegExp(`page=${pages - 1}$`));
    });
  },
);

test('what the search page finds', async ({ page, open, t, siteLanguage, noise }) => {
  await open('/search');
  await waitForHydration(page, 'SiteSearch');

  await test.step('SEARCH-13 the page is idle, loading, shows results or none, or an error', async () => {
    await expect(fieldOf(page)).toBeVisible();
    await expect(statusOf(page)).toBeEmpty();
    await expect(resultsOf(page, t)).toHaveCount(0);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    await page.route(QUERIES, async (route) => {
      await held;
      await route.continue();
    });
    await fieldOf(page).fill(t(MANY));
    await expect(statusOf(page)).toHaveText(t({ ar: 'جارٍ البحث', en: 'Searching' }));
    await expect(statusOf(page).locator('.animate-turn')).toBeVisible();
    await expectNoAxeViolations(page);
    letGo();
    await expect(resultsOf(page, t)).toHaveCount(4);
    await expectNoAxeViolations(page);
    await fieldOf(page).fill('قخثضغظ');
    await expect(statusOf(page)).toContainText(t(NONE));
    await expectNoAxeViolations(page);
    await page.unroute(QUERIES);
    await page.route(QUERIES, (route) => route.fulfill({ status: 503, body: '{}' }));
    await fieldOf(page).fill(t(ONE));
    await expect(statusOf(page)).toHaveText(
      t({ ar: 'خطأ: تعذّر الوصول إلى البحث', en: 'Error: The search cannot be reached' }),
    );
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    expect(noise.splice(0).filter((line) => !line.includes('status of 503'))).toEqual([]);
    await page.unroute(QUERIES);
    await page.getByRole('button', { name: t({ ar: 'أعد المحاولة', en: 'Try again' }) }).click();
    await expectTitleFirst(page, t);
  });

  await test.step('finds an offer, an article and a position by their titles', async () => {
    for (const [term, title, path] of [
      ['محمصة بُن', 'قهوة محمصة بُن', /\/personal\/offers\/card-offers\/dining\/bunn$/],
      ['فرع جديد بلا نقد', 'فرع جديد بلا نقد في حي الملقا', /\/about\/news\/cashless-branch-malqa$/],
      ['مدير مكافحة', 'مدير مكافحة الاحتيال', /\/about\/careers\/head-of-fraud-operations$/],
    ] as const) {
      await fieldOf(page).fill(term);
      const found = resultsOf(page, t).filter({ hasText: title });
      await expect(found.getByRole('link').first()).toHaveAttribute('href', path);
    }
  });

  await test.step('SEARCH-11 a page has four results, each with its picture, title and subtitle, leading to its address', async () => {
    await open(`/search?q=${encodeURIComponent(t(MANY))}`);
    await expect(resultsOf(page, t)).toHaveCount(4);
    await open(`/search?q=${encodeURIComponent(t({ ar: 'البحث في الموقع', en: 'Search the site' }))}`);
    const link = resultsOf(page, t).first().getByRole('link');
    await expect(link).toHaveAttribute('href', localizedPath(siteLanguage, '/search'));
    await expect(link).toContainText(t({ ar: 'البحث في الموقع', en: 'Search the site' }));
    await expect(link).toContainText(
      t({ ar: 'كل صفحات البنك من مكان واحد', en: 'Every page of the bank from one place' }),
    );
    await expect(link.locator('img')).toHaveAttribute('src', /hero\/help\.svg/);
    // A page without a picture, and one without a title.
    await page.route(QUERIES, (route) => {
      const plain = { id: '1', name: 'fees-of-2026', url: { path: '/personal' }, title: { value: '' }, subTitle: null };
      const results = [{ ...plain, description: null, image: null }];
      return route.fulfill({
        json: { data: { search: { total: 1, pageInfo: { endCursor: 'MQ==', hasNext: false }, results } } },
      });
    });
    await waitForHydration(page, 'SiteSearch');
    await fieldOf(page).fill('fees');
    await expect(resultsOf(page, t)).toHaveText(['fees-of-2026']);
    await expect(resultsOf(page, t).locator('mark'), 'the typed text, which the response does not mark').toHaveText([
      'fees',
    ]);
    await expect(link).toHaveAttribute('href', localizedPath(siteLanguage, '/personal'));
    await expect(link.locator('img')).toHaveCount(0);
    await expect(link.locator('.star')).toBeVisible();
    await page.unroute(QUERIES);
  });

  await test.step('SEARCH-14 the page searches 500 ms after typing stops', async () => {
    await open('/search');
    await waitForHydration(page, 'SiteSearch');
    const requested = cursors(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await fieldOf(page).pressSequentially(t({ ar: 'حسا', en: 'acc' }));
    await page.clock.runFor(499);
    await fieldOf(page).pressSequentially(t({ ar: 'ب', en: 'o' }));
    await page.clock.runFor(499);
    expect(requested).toEqual([]);
    await page.clock.runFor(1);
    await expect(resultsOf(page, t)).toHaveCount(4);
    expect(requested).toHaveLength(1);
  });
});

test('SEARCH-17 ERRP-03 the 404 page has a search hero, and a way back to the root', async ({
  page,
  open,
  t,
  noise,
}) => {
  const response = await open('/nowhere');
  expect(response.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    t({ ar: 'هذه القطعة ليست في مكانها', en: 'This piece has come loose' }),
  );
  await expect(main.getByText(t({ ar: 'ابحث عما تريد', en: 'Search for it' }))).toBeVisible();
  const box = main.getByRole('search');
  await expect(box.getByRole('searchbox')).toBeEditable();
  await expect(box.getByRole('button', { name: t({ ar: 'بحث', en: 'Search' }) })).toBeVisible();
  await expect(main.locator('img[src*="not-found.svg"]')).toBeVisible();
  const back = main.getByRole('link', { name: t({ ar: 'العودة إلى الرئيسية', en: 'Back to the home page' }) });
  await expect(back).toHaveAttribute('href', t({ ar: '/', en: '/en' }));
  await expectNoAxeViolations(page);
  await box.getByRole('searchbox').fill(` ${t(ONE)} `);
  await box.getByRole('button').click();
  await expect(page).toHaveURL(/\/search\?q=[^+][^&]*[^+]$/);
  await expect(fieldOf(page)).toHaveValue(t(ONE));
  await expectTitleFirst(page, t);
  expect(noise.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
});

test('the results are paged without scripts, with any form of hamza in the term', async ({
  openWithoutScripts,
  siteLanguage,
  t,
}) => {
  const page = await openWithoutScripts(`/search?q=${encodeURIComponent(t({ ar: 'الافراد', en: 'PERSONAL' }))}`);
  await expect(resultsOf(page, t).locator('mark').first()).toHaveText(t({ ar: 'الأفراد', en: 'Personal' }));
  await page.goto(localizedPath(siteLanguage, `/search?q=${encodeURIComponent(t(MANY))}`));
  const first = await resultsOf(page, t).allInnerTexts();
  expect(first).toHaveLength(4);
  await step(page, t(NEXT)).click();
  await page.waitForURL(/page=2$/);
  await expect(resultsOf(page, t)).toHaveCount(4);
  expect(await resultsOf(page, t).allInnerTexts()).not.toEqual(first);
  await step(page, t(PREVIOUS)).click();
  await page.waitForURL(/(?<!page=2)$/);
  expect(await resultsOf(page, t).allInnerTexts()).toEqual(first);
});
