import { queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, waitForHydration } from '#tests/support/site.ts';

const TASAHEAL = '/tasaheal';

test(
  'TASA-01 TASA-03 TASA-05 has 16 shops per page with logo, saving, category and date; another page begins at its top',
  also({ english: 'texts and digits differ' }),
  async ({ page, open, t }) => {
    await open(TASAHEAL);
    await waitForHydration(page, 'TasahealListing');
    const list = page.getByRole('region', { name: t({ ar: 'متاجر تساهيل', en: 'Tasaheal shops' }) });
    const cards = list.getByRole('article');
    const pages = page
      .getByRole('navigation', { name: t({ ar: 'صفحات القائمة', en: 'Pages of the list' }) })
      .getByRole('link', { name: /^(?:الصفحة|Page) / });
    const shop = (title: string) => cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(cards).toHaveCount(16);
    // 37 of 40 offers have not ended.
    await expect(pages).toHaveCount(3);
    const khayt = shop(t({ ar: 'خيط', en: 'Khayt' }));
    await expect(khayt).toContainText(t({ ar: '٢٠', en: '20%' }));
    await expect(khayt).toContainText(t({ ar: 'أزياء', en: 'Fashion' }));
    await expect(khayt).toContainText(t({ ar: 'على القمصان', en: 'Off shirts' }));
    await expect(khayt.locator('use').first()).toHaveAttribute('href', '#icon-shirt');
    await expect(khayt.locator('img')).toHaveAttribute('src', /khayt\.svg/);
    const date = khayt.locator('time');
    await expect(date).toHaveText(t({ ar: '٢٠٢٨-١٢-٣١', en: '2028-12-31' }));
    await expect(date).toHaveAttribute('datetime', '2028-12-31');
    await expect(date).toHaveCSS('direction', 'ltr');
    await expectNoAxeViolationsInArabic(page);

    await pages.nth(1).click();
    await expect(pages.nth(1)).toHaveAttribute('aria-current', 'page');
    expect(queryOf(page)).toEqual({ page: '2' });
    const top = await page.locator('[data-listing]').evaluate((listing) => listing.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(120);
    await pages.nth(2).click();
    await expect(cards).toHaveCount(5);
    const placeholder = list.locator('img[src="/scenes/shop.svg"]');
    // Of three shops without a logo.
    await open(`${TASAHEAL}?page=2`);
    const onSecond = await placeholder.count();
    await open(`${TASAHEAL}?page=3`);
    expect(onSecond + (await placeholder.count())).toBe(3);
  },
);

test('TASA-02 shows the page of its address, ordered by a field that it names; an unknown one changes nothing', async ({
  page,
  open,
}) => {
  const titles = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await open(TASAHEAL);
  await expect.poll(() => queryOf(page)).toEqual({ page: '1' });
  const byContent = await titles.allTextContents();
  await open(`${TASAHEAL}?sort=Discount`);
  await expect.poll(() => queryOf(page)).toEqual({ sort: 'Discount', page: '1' });
  await expect(titles.first()).toHaveText('نسمة للتكييف');
  const shown = await page.locator('.shop-head b').allTextContents();
  const western = (text: string) =>
    Number(text.replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`).replace(/\D/g, ''));
  const discounts = shown.map(western);
  expect(discounts).toEqual(discounts.toSorted((one, other) => one - other));
  await open(`${TASAHEAL}?sort=_path&page=2`);
  const second = await titles.allTextContents();
  await open(`${TASAHEAL}?page=2`);
  await expect(titles).toHaveText(second);
  expect(second).not.toEqual(byContent);
});
