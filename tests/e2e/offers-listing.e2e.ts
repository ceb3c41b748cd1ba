import type { Locator } from '@playwright/test';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as listing } from '#src/widgets/offers/OffersListing/OffersListing.fixture.ts';
import { offersOf, queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  submitWithoutScripts,
  waitForHydration,
} from '#tests/support/site.ts';

const OFFERS = '/personal/offers';
const CATEGORY = '/personal/offers/card-offers/dining';

test(
  'tabs, order and pages of the lists of offers',
  also({ english: 'names of tabs and pages, digits and arrows differ' }),
  async ({ qa, page, open, t }) => {
    const { main, list, cards, titles, untilShown, tab, sort, message, pagination, pageLink, next } = offersOf(page, t);

    await test.step('OFF-LIST-02 OFF-LIST-04 has a button for all and one per tag, and an order of three options that its address names', async () => {
      await open(OFFERS);
      await waitForHydration(page, 'OffersListing');
      const tabs = main
        .getByRole('group', { name: t({ ar: 'أنواع العروض', en: 'Kinds of offers' }) })
        .getByRole('button');
      await expect(tabs.nth(0)).toHaveText(t({ ar: 'الكل', en: 'All' }));
      await expect(tabs.nth(1)).toHaveText(t({ ar: 'مطاعم ومقاهٍ', en: 'Dining' }));
      await expect(tabs).toHaveCount(11);
      await expect(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
      await expect(sort.getByRole('option')).toHaveText(
        t({ ar: 'الافتراضي|تاريخ الانتهاء|الخصم', en: 'Default|Expiry Date|Discount' }).split('|'),
      );
      for (const value of ['expiry-date', 'discount', 'default']) {
        await sort.selectOption(value);
        await expect.poll(() => queryOf(page).sort).toBe(value);
      }
      await tab('صحة', 'Health').click();
      await expect.poll(() => queryOf(page).tab).toBe('health');
      await open(`${OFFERS}?tab=nobody-has-this`);
      await expect(tabs.nth(0)).toHaveAttribute('aria-pressed', 'true');
      await expectNoAxeViolationsInArabic(page);
    });

    await test.step('OFF-LIST-01 shows the tab, the order and the page of its address; each choice is an entry that Back leaves', async () => {
      await open(`${OFFERS}?tab=travel&sort=discount&page=1`);
      await waitForHydration(page, 'OffersListing');
      await expect(tab('سفر', 'Travel')).toHaveAttribute('aria-pressed', 'true');
      await expect(sort).toHaveValue('discount');
      const travel = await titles.allTextContents();
      expect(travel.length).toBeGreaterThan(3);
      await tab('الكل', 'All').click();
      await expect(tab('الكل', 'All')).toHaveAttribute('aria-pressed', 'true');
      await untilShown();
      await expect(titles).not.toHaveText(travel);
      await pageLink('٢', '2').click();
      await expect(pageLink('٢', '2')).toHaveAttribute('aria-current', 'page');
      expect(queryOf(page)).toEqual({ tab: 'all', sort: 'discount', page: '2' });
      const second = await titles.allTextContents();
      await page.goBack();
      await expect(pageLink('١', '1')).toHaveAttribute('aria-current', 'page');
      await page.goBack();
      await expect(titles).toHaveText(travel);
      await expect(tab('سفر', 'Travel')).toHaveAttribute('aria-pressed', 'true');
      await page.goForward();
      await page.goForward();
      await expect(titles).toHaveText(second);
      await page.reload();
      await expect(titles).toHaveText(second);
      await expect(pageLink('٢', '2')).toHaveAttribute('aria-current', 'page');
    });

    await waitForHydration(page, 'OffersListing');
    await test.step('OFF-LIST-08 shows seven page buttons at most, around the current one, and none for one page', async () => {
      const numbers = pagination.getByRole('link', { name: /^(?:الصفحة|Page) / });
      await pageLink('٥', '5').click();
      await expect(pageLink('٥', '5')).toHaveAttribute('aria-current', 'page');
      expect(await numbers.count()).toBeLessThanOrEqual(7);
      expect(await numbers.count()).toBeGreaterThanOrEqual(5);
      await next.click();
      await expect(pageLink('٦', '6')).toHaveAttribute('aria-current', 'page');
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(numbers.filter({ visible: true })).toHaveCount(5);
      await open('/personal/offers/card-offers/beauty');
      expect(await cards.count()).toBeLessThanOrEqual(16);
      await expect(pagination).toHaveCount(0);
    });

    await page.setViewportSize({ width: 1440, height: 900 });
    await test.step('OFF-CAT-01 OFF-CAT-02 a category has its own offers, 16 per page, in two orders', async () => {
      await open(CATEGORY);
      await waitForHydration(page, 'OfferCategoryListing');
      await expect(cards).not.toHaveCount(0);
      expect(await cards.count()).toBeLessThanOrEqual(16);
      const links = await list
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.every((href) => href?.startsWith(`${t({ ar: '', en: '/en' })}${CATEGORY}/`))).toBe(true);
      await expect(sort.getByRole('option')).toHaveText(
        t({ ar: 'الافتراضي|تاريخ الانتهاء', en: 'Default|Expiry Date' }).split('|'),
      );
      await expect(sort).toHaveValue('Default');
      const byContent = await titles.allTextContents();
      await sort.selectOption({ index: 1 });
      await expect.poll(() => queryOf(page)).toEqual({ sort: 'ExpiryDate', page: '1' });
      await untilShown();
      await expect(titles).not.toHaveText(byContent);
      if ((await pageLink('٢', '2').count()) > 0) {
        await expect(cards).toHaveCount(16);
        await pageLink('٢', '2').click();
        await expect.poll(() => queryOf(page)).toEqual({ sort: 'ExpiryDate', page: '2' });
        await expect(pageLink('٢', '2')).toHaveAttribute('aria-current', 'page');
      }
      await expectNoAxeViolationsInArabic(page);
    });

    await test.step('OFF-LIST-12 says that there is nothing in place of cards and pages', async () => {
      await qa.publish([hero.full, listing.full]);
      await qa.open();
      await expect(message).toBeVisible();
      await expect(cards).toHaveCount(0);
      await expect(pagination).toHaveCount(0);
      await expectNoAxeViolationsInArabic(page);
    });
  },
);

test('columns, choices, loading and addresses of the list of offers', async ({ page, open, noise, t }) => {
  const { tab, sort, pageLink, titles, untilShown, skeletons, cards, message, failed, retry } = offersOf(page, t);
  await open(OFFERS);
  await waitForHydration(page, 'OffersListing');

  await test.step('OFF-LIST-06 has 1, 2, 3 or 4 cards beside each other by the width of the window', async () => {
    await expect(cards).toHaveCount(16);
    for (const [width, columns] of [
      [390, 1],
      [639, 1],
      [640, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
      expect([width, tops.filter((top) => top === tops[0]).length]).toEqual([width, columns]);
      await expectNoSidewaysScroll(page);
    }
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('OFF-LIST-09 another filter or order sets the page back to 1, in the address and in the list', async () => {
    const toThirdPage = async () => {
      await pageLink('٣', '3').click();
      await expect(pageLink('٣', '3')).toHaveAttribute('aria-current', 'page');
    };
    const first = await titles.allTextContents();
    await toThirdPage();
    await tab('التسوق الإلكتروني', 'Online').click();
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'online', sort: 'default', page: '1' });
    await expect(pageLink('١', '1')).toHaveAttribute('aria-current', 'page');
    await tab('الكل', 'All').click();
    await expect(titles).toHaveText(first);
    await sort.selectOption('discount');
    await untilShown();
    await expect(titles).not.toHaveText(first);
    await toThirdPage();
    expect(queryOf(page)).toEqual({ tab: 'all', sort: 'discount', page: '3' });
    await sort.selectOption('default');
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'all', sort: 'default', page: '1' });
    await expect(titles).toHaveText(first);
  });

  await test.step('OFF-LIST-13 shows skeletons while offers load, then the offers, or a message with a link to the same address', async () => {
    const waiting = Promise.withResolvers<undefined>();
    await page.route(/tab=home/, async (route) => {
      await waiting.promise;
      await route.continue();
    });
    await tab('منزل', 'Home').click();
    await expect(skeletons).toHaveCount(8);
    await expect(cards).toHaveCount(0);
    waiting.resolve(undefined);
    await expect(skeletons).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);

    await page.route(/tab=health/, (route) => route.abort());
    await tab('صحة', 'Health').click();
    await expect(failed).toBeVisible();
    await expect(message).toHaveCount(0);
    await expect(skeletons).toHaveCount(0);
    await expect(cards).toHaveCount(0);
    await page.unroute(/tab=health/);
    await retry.click();
    await expect(cards).not.toHaveCount(0);
    expect(noise.splice(0)).toEqual([expect.stringMatching(/ERR_FAILED/), expect.stringMatching(/did not load/)]);
  });

  await test.step('OFF-LIST-10 writes missing values into the address in place of its entry, and keeps unknown ones', async () => {
    const before = await page.evaluate(() => history.length);
    await open(`${OFFERS}?utm_source=mail&page=2`);
    await expect.poll(() => queryOf(page)).toEqual({ utm_source: 'mail', page: '2', tab: 'all', sort: 'default' });
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await sort.selectOption('discount');
    await expect.poll(() => queryOf(page)).toEqual({ utm_source: 'mail', page: '1', tab: 'all', sort: 'discount' });
    await open(CATEGORY);
    await expect.poll(() => queryOf(page)).toEqual({ sort: 'Default', page: '1' });
  });

  await test.step('the chosen tab of a narrow window is in sight, also after Back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${OFFERS}?tab=new&sort=default&page=1`);
    await waitForHydration(page, 'OffersListing');
    const [last, first] = [tab('جديد', 'New'), tab('الكل', 'All')];
    const isInSight = (button: Locator) =>
      button.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    expect([await isInSight(last), await isInSight(first)]).toEqual([true, false]);
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => isInSight(last)).toBe(true);
  });
});

test(
  'the list of offers works without scripts: tabs, order and pages are addresses',
  also({ english: 'paths have a prefix' }),
  async ({ openWithoutScripts, t }) => {
    const page = await openWithoutScripts(OFFERS);
    const { tab, sort, titles, next, main } = offersOf(page, t);
    await expect(titles).toHaveCount(16);
    await submitWithoutScripts(page, tab('التسوق الإلكتروني', 'Online'));
    expect(queryOf(page)).toEqual({ tab: 'online', sort: 'default', page: '1' });
    await expect(tab('التسوق الإلكتروني', 'Online')).toHaveAttribute('aria-pressed', 'true');
    await sort.selectOption('discount');
    await submitWithoutScripts(page, main.getByRole('button', { name: t({ ar: 'طبّق', en: 'Apply' }) }));
    expect(queryOf(page)).toEqual({ tab: 'online', sort: 'discount', page: '1' });
    await submitWithoutScripts(page, next);
    expect(queryOf(page)).toEqual({ tab: 'online', sort: 'discount', page: '2' });
  },
);
