import type { Page } from '@playwright/test';
import { SAHLHA_SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  submitWithoutScripts,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';

const SAHLHA = '/sahlha';

/** Returns the parts of the list of partners. */
function partsOf(page: Page, t: Translate) {
  const main = page.getByRole('main');
  const search = main.getByRole('search', { name: t({ ar: 'البحث عن شريك', en: 'Search for partners' }) });
  const list = main.getByRole('region', { name: t({ ar: 'شركاء سهّلها', en: 'Sahlha partners' }) });
  const city = t({ ar: 'المدينة', en: 'City' });
  const pagination = main.getByRole('navigation', { name: t({ ar: 'صفحات القائمة', en: 'Pages of the list' }) });
  const cards = list.getByRole('article');
  return {
    ...{ main, search, list, pagination, cards },
    titles: list.getByRole('heading', { level: 2 }),
    text: search.getByRole('searchbox', { name: t({ ar: 'اسم الشريك', en: 'Partner name' }) }),
    category: search.getByRole('combobox', { name: t({ ar: 'التصنيف', en: 'Category' }) }),
    city: search.getByRole('combobox', { name: city }),
    clear: search.getByRole('button', { name: t({ ar: 'امسح', en: 'Clear' }) }),
    cityButton: (ar: string, en: string) =>
      main.getByRole('group', { name: city }).getByRole('button', { name: t({ ar, en }), exact: true }),
    card: (title: string) => cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    second: pagination.getByRole('link', { name: t({ ar: 'الصفحة ٢', en: 'Page 2' }), exact: true }),
    none: list.getByText(t({ ar: 'لا توجد نتائج', en: 'No data found' })),
  };
}

test(
  'SAHLHA-01 SAHLHA-02 has a search, two selects, partners with their category and a map, and pages',
  also({ english: 'texts differ' }),
  async ({ page, open, t }) => {
    await open(SAHLHA);
    const { text, category, city, cards, card, pagination, none } = partsOf(page, t);
    await expect(text).toBeVisible();
    await expect(category).toHaveValue('all');
    await expect(city).toHaveValue('all');
    await expect(cards).toHaveCount(16);
    await expect(pagination).toBeVisible();
    const tabib = card(t({ ar: 'طبيب لطب الأسنان', en: 'Tabib Dental' }));
    await expect(tabib).toContainText(t({ ar: 'أسنان، الرياض', en: 'Dental, Riyadh' }));
    await expect(tabib).toContainText(t({ ar: 'طبي', en: 'Medical' }));
    await expect(tabib.locator('img')).toHaveAttribute('src', /tabib-window\.svg/);
    await expect(tabib.locator('use').first()).toHaveAttribute('href', '#icon-heart');
    const map = tabib.getByRole('link', { name: t({ ar: 'اعرض على الخريطة', en: 'View on map' }) });
    await expect(map).toHaveAttribute('href', /openstreetmap\.org/);
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    const najm = card(t({ ar: 'نجم للتصميم', en: 'Najm Design' }));
    await expect(najm).toBeVisible();
    await expect(najm.getByRole('link')).toHaveCount(0);
    await expectNoAxeViolationsInArabic(page);
    // A partner in no city is shown for all cities alone.
    await expect(najm.locator('.place-body > p')).toHaveText(t({ ar: 'تصوير وتصميم', en: 'Photography and design' }));
    await open(`${SAHLHA}?search=${encodeURIComponent(t({ ar: 'نجم', en: 'Najm' }))}&location=riyadh`);
    await expect(none).toBeVisible();
  },
);

test(
  'SAHLHA-03 SAHLHA-04 SAHLHA-05 keeps text, category, city and page in its address; the text 300 ms after the last letter',
  also({ english: 'texts differ, values of addresses do not' }),
  async ({ page, open, t }) => {
    await open(`${SAHLHA}?page=2`);
    await waitForHydration(page, 'SahlhaListing');
    const { text, category, city, clear, cityButton, cards, titles, second } = partsOf(page, t);
    expect(queryOf(page)).toEqual({ search: '', category: 'all', location: 'all', page: '2' });
    await expect(second).toHaveAttribute('aria-current', 'page');
    await category.selectOption('medical');
    await expect.poll(() => queryOf(page)).toEqual({ search: '', category: 'medical', location: 'all', page: '1' });
    await cityButton('الرياض', 'Riyadh').click();
    await expect.poll(() => queryOf(page)).toEqual({ search: '', category: 'medical', location: 'riyadh', page: '1' });
    await expect(city).toHaveValue('riyadh');
    await expect(cityButton('الرياض', 'Riyadh')).toHaveAttribute('aria-pressed', 'true');

    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search=')) requests.push(request.url());
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await text.pressSequentially(t({ ar: 'طبيب', en: 'tabib' }));
    await page.clock.runFor(SAHLHA_SEARCH_DEBOUNCE_MS - 1);
    expect(requests).toEqual([]);
    await page.clock.runFor(1);
    await expect(titles).toHaveText([t({ ar: 'طبيب لطب الأسنان', en: 'Tabib Dental' })]);
    expect(requests).toHaveLength(1);
    await page.clock.resume();
    expect(queryOf(page).search).toBe(t({ ar: 'طبيب', en: 'tabib' }));
    await expect(text).toBeFocused();

    await clear.click();
    await expect(cards).toHaveCount(16);
    expect(queryOf(page)).toEqual({ search: '', category: 'all', location: 'all', page: '1' });
    await expect(text).toHaveValue('');
    await expect(category).toHaveValue('all');
    await expect(clear).toBeFocused();
    await page.goBack();
    await expect(titles).toHaveCount(1);
    await expect(text).toHaveValue(t({ ar: 'طبيب', en: 'tabib' }));
    await expect(city).toHaveValue('riyadh');
  },
);

test(
  'partners are found without scripts, and a search without results can be cleared',
  also({ english: 'paths have a prefix' }),
  async ({ openWithoutScripts, t }) => {
    const page = await openWithoutScripts(SAHLHA);
    await page.setViewportSize({ width: 320, height: 700 });
    const { text, city, cards, main, none, titles } = partsOf(page, t);
    await expectNoSidewaysScroll(page);
    await text.fill(t({ ar: 'طبيب', en: 'tabib' }));
    await city.selectOption('najran');
    await submitWithoutScripts(page, main.getByRole('button', { name: t({ ar: 'طبّق', en: 'Apply' }) }));
    await expect(none).toBeVisible();
    await submitWithoutScripts(
      page,
      main.getByRole('button', { name: t({ ar: 'امسح البحث', en: 'Clear the search' }) }),
    );
    await expect(cards).toHaveCount(16);
    await text.fill(t({ ar: 'طبيب', en: 'tabib' }));
    await submitWithoutScripts(page, main.getByRole('button', { name: t({ ar: 'طبّق', en: 'Apply' }) }));
    await expect(titles.first()).toHaveText(t({ ar: 'طبيب لطب الأسنان', en: 'Tabib Dental' }));
  },
);
