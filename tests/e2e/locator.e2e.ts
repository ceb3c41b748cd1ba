import { locations } from '#sitecore/contracts/locations.ts';
import { LOCATOR_SEARCH_MS } from '#src/config/timings/typing.ts';
import { fixtures } from '#src/widgets/locator/Locator/Locator.fixture.ts';
import { locationsBody, SUNDAY } from '#tests/support/locations-body.ts';
import { locatorParts } from '#tests/support/locator-parts.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

const BRANCHES = 44;

test.describe('with some branches and an ATM', () => {
  test.beforeEach(async ({ qa, page }) => {
    await page.clock.setFixedTime(SUNDAY);
    await qa.service(locations).respondsWith({ body: locationsBody(BRANCHES) });
    await qa.publish(fixtures.minimal);
  });

  test('filters and cards', also({ english: 'texts differ' }), async ({ qa, page, t }) => {
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { search, service, city, clear, total, cards } = locatorParts(page, t);

    await test.step('LOC-01 LOC-02 LOC-03 has a search, four services and cities that are narrowed by typing', async () => {
      await expect(search).toBeVisible();
      await expect(service.locator('option')).toHaveText(
        t({ ar: 'كل الخدمات|الفروع|الصرافات|الأكشاك', en: 'All services|Branches|ATMs|Kiosks' }).split('|'),
      );
      await expect(service).toHaveValue('all');
      await expect(city).toHaveValue(t({ ar: 'كل المدن', en: 'All Cities' }));
      await city.click();
      const options = page.getByRole('listbox').getByRole('option');
      await expect(options).toHaveText([t({ ar: 'كل المدن', en: 'All Cities' }), 'الرياض', 'جدة']);
      await expectNoAxeViolationsInArabic(page);
      await city.fill('جد');
      await expect(options).toHaveText(['جدة']);
      await city.press('ArrowDown');
      await city.press('Enter');
      await expect(cards).toHaveCount(1);
      await expect(city).toBeFocused();
    });

    await clear.click();
    await expect(city).toHaveValue(t({ ar: 'كل المدن', en: 'All Cities' }));
    await test.step('LOC-07 LOC-08 LOC-09 shows each place with its details, how many there are, and clears all filters at once', async () => {
      const first = cards.first();
      await expect(first).toContainText(t({ ar: 'مفتوح حتى ٤:٣٠', en: 'Open until 4:30' }));
      for (const text of [t({ ar: '١', en: '1' }), 'فرع 1', 'رئيسي', 'شارع العليا العام'])
        await expect(first.getByText(text, { exact: true })).toBeVisible();
      await expect(first).toContainText(t({ ar: '٠٫٠ كم', en: '0.0 km' }));
      await expect(total).toContainText(t({ ar: '٤٥ موقعاً', en: '45 places' }));
      await service.selectOption('atm');
      await expect(total).toContainText(t({ ar: 'موقع واحد', en: '1 place' }));
      await expect(cards).toContainText([t({ ar: 'على مدار الساعة', en: 'Opened 24 Hours' })]);
      await search.fill('nowhere');
      await expect(cards).toHaveCount(0, { timeout: 5 * LOCATOR_SEARCH_MS });
      await expect(
        page.getByRole('heading', { name: t({ ar: 'لم نجد مواقع', en: 'No locations found' }) }),
      ).toBeVisible();
      await expectNoAxeViolationsInArabic(page);
      await clear.click();
      await expect(cards).toHaveCount(20);
      await expect(search).toHaveValue('');
      await expect(service).toHaveValue('all');
    });
  });

  test('keyboard and more places', async ({ qa, page, t }) => {
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { search, service, city, clear, cards, selected, results } = locatorParts(page, t);

    await test.step('LOC-34 a place is found and selected by the keyboard, without a map', async () => {
      await search.focus();
      await search.press('Tab');
      await expect(service).toBeFocused();
      await service.press('Tab');
      await expect(city).toBeFocused();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await city.press(key);
      await expect(city).toHaveValue('الرياض');
      await expect(cards).toHaveCount(20);
      await city.press('Tab');
      await expect(clear).toBeFocused();
      await clear.press('Tab');
      await expect(cards.first().getByRole('button')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(selected).toHaveText('فرع 1');
      await page.keyboard.press('Tab');
      await expect(cards.first().getByRole('link', { name: 'الاتجاهات' })).toBeFocused();
    });

    await clear.click();
    await test.step('LOC-11 LOC-12 LOC-13 grows by 20 at its end; a filter begins with 20 and none selected', async () => {
      await expect(cards).toHaveCount(20);
      await cards.nth(1).getByRole('button').click();
      await expect(selected).toHaveText('فرع 2');
      await expectNoAxeViolationsInArabic(page);
      for (const count of [40, BRANCHES + 1]) {
        await cards.last().hover();
        await page.mouse.wheel(0, 1200);
        await expect(cards).toHaveCount(count);
      }
      await expect(results.getByRole('link', { name: 'اعرض المزيد' })).toBeHidden();
      await service.selectOption('branch');
      await expect(cards).toHaveCount(20);
      await expect(selected).toHaveCount(0);
    });
  });

  test('LOC-20 sorts by the distance from the device where its position is granted, and never asks for it', async ({
    qa,
    page,
    context,
    t,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 21.5, longitude: 39.2 });
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { cards, origin } = locatorParts(page, t);
    await expect(origin).toHaveText('المسافات من موقعك');
    await expect(cards.first()).toContainText('صراف الكورنيش');
    await expect(cards.first()).toContainText('٠٫٠ كم');
  });

  test('shows its message and an empty list when the service fails, also in the browser', async ({ qa, page, t }) => {
    await qa.service(locations).respondsWith({ status: 500 });
    await qa.open();
    const { cards } = locatorParts(page, t);
    await expect(page.getByRole('heading', { name: 'تعذّر تحميل المواقع. حاول مرة أخرى بعد قليل.' })).toBeVisible();
    await expect(cards).toHaveCount(0);
    // Riyadh, as with no place found.
    await expect(page.locator('[data-map] [data-canvas]')).toHaveAttribute('data-zoom', '11');
    await qa.expectLogged(/Locator: Failed|500/);
    await expectNoAxeViolationsInArabic(page);
  });
});

test(
  'keeps its cards when places do not load in the browser, and tries again by the link and by the next filter',
  also({ english: 'texts differ' }),
  async ({ qa, page, t }) => {
    await page.clock.setFixedTime(SUNDAY);
    await qa.service(locations).respondsWith({ body: locationsBody(BRANCHES) });
    await qa.publish(fixtures.minimal);
    const url = `**${locations.path}`;
    await page.route(url, (route) => route.fulfill({ status: 500, body: '{}' }));
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { service, cards, results, selected } = locatorParts(page, t);
    const failed = page.getByRole('heading', {
      name: t({
        ar: 'تعذّر تحميل المواقع. حاول مرة أخرى بعد قليل.',
        en: 'Unable to fetch services. Please try again later.',
      }),
    });
    const retry = results.getByRole('link', { name: t({ ar: 'أعد المحاولة', en: 'Try again' }), exact: true });

    await test.step('after a failure the cards of the server stay below the message', async () => {
      await expect(failed).toBeVisible();
      await expect(cards).toHaveCount(20);
      await expectNoAxeViolationsInArabic(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
    });

    await test.step('a filter requests the places again, and shows no cards that it does not find', async () => {
      await service.selectOption('atm');
      await expect(cards).toHaveCount(0);
      await expect(failed).toBeVisible();
      await service.selectOption('all');
      await expect(cards).toHaveCount(20);
    });

    await test.step('the link requests them again, and the keyboard goes on at the first place', async () => {
      await page.unroute(url);
      await retry.focus();
      await page.keyboard.press('Enter');
      await expect(failed).toBeHidden();
      await expect(cards.first().getByRole('button')).toBeFocused();
    });

    await test.step('a chosen place is in view on a phone', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await cards.nth(4).getByRole('button').click();
      await expect(selected).toBeInViewport();
      await expect(cards.nth(4).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    });
    await qa.expectLogged(/Locator: Failed|500/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by a form and shows more by a link', async ({ page, open, t }) => {
    await open('/help/branches');
    const { search, service, cards } = locatorParts(page, t);
    await expect(cards).toHaveCount(20);
    await page.getByRole('link', { name: 'اعرض المزيد' }).click();
    await expect(cards).toHaveCount(40);
    await search.fill('الملقا');
    await service.selectOption('all');
    await page.getByRole('button', { name: 'طبّق' }).click();
    await expect(cards.first()).toContainText('الملقا');
    expect(await cards.count()).toBeLessThan(20);
  });
});

test(
  'a branch in a mall is open on Saturday in the list and on its page, another one opens on Sunday in both',
  also({ english: 'texts differ' }),
  async ({ page, open, t }) => {
    // 13:37 in Riyadh.
    await page.clock.setFixedTime(new Date('2026-11-28T10:37:00Z'));
    for (const [name, path, note, status] of [
      [
        t({ ar: 'الورود', en: 'Wurud' }),
        'riyadh-wurud',
        t({ ar: 'مواعيد نهاية الأسبوع: مفتوح حتى ٤:٠٠ م', en: 'weekend hours: Open until 4:00 pm' }),
        t({ ar: 'مفتوح حتى ٤:٠٠ م', en: 'Open until 4:00 pm' }),
      ],
      [
        t({ ar: 'فرع العليا، الرياض', en: 'Olaya branch, Riyadh' }),
        'riyadh-olaya',
        t({ ar: 'يفتح الأحد الساعة ٩:٣٠ ص', en: 'opens Sunday at 9:30 am' }),
        t({ ar: 'مغلق، يفتح الأحد الساعة ٩:٣٠ ص', en: 'Closed, opens Sunday at 9:30 am' }),
      ],
    ] as const) {
      await open('/help/branches');
      await waitForHydration(page, 'Locator');
      const { search, cards } = locatorParts(page, t);
      await search.fill(name);
      await search.press('Enter');
      const card = cards.filter({ has: page.locator(`a[href$="/${path}"]`) });
      await expect(card.locator('[data-status]')).toHaveText(t({ ar: 'مغلق', en: 'Closed' }));
      await expect(card.locator('[data-note]')).toHaveText(note);
      await expectNoAxeViolationsInArabic(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
      await open(`/help/branches/${path}`);
      await expect(page.locator('[data-branch-status]')).toHaveText(status);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  },
);

test('a branch has its page, with neighbours, and fits a narrow window', async ({ page, open }) => {
  await page.clock.setFixedTime(SUNDAY);
  await open('/help/branches/riyadh-olaya');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('فرع العليا');
  await expect(page.getByRole('row', { name: /الأحد/ })).toContainText('اليوم');
  await expect(page.getByText('مفتوح حتى ٤:٣٠ م')).toBeVisible();
  await expectNoAxeViolationsInArabic(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('#branch');
  await page.getByRole('complementary').getByRole('link', { name: /^فرع/ }).first().click();
  await expect(page).toHaveURL(/\/help\/branches\/riyadh-[a-z-]+$/);
  const missing = await page.request.get('/help/branches/no-such-branch');
  expect(missing.status()).toBe(404);
});
