import type { Page } from '@playwright/test';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { PICK_PAUSE_MS } from '#src/config/timings/offers.ts';
import { fixtures } from '#src/widgets/offers/OffersHub/OffersHub.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { offersOf, queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';

const HUB = '/personal/offers/card-offers';

/** Returns the parts of the picker. */
function pickerOf(page: Page, t: Translate) {
  const picker = page.getByRole('group', { name: t({ ar: 'تصنيفات العروض', en: 'Categories of offers' }) });
  const button = (ar: string, en: string) => picker.getByRole('button', { name: t({ ar, en }), exact: true });
  return {
    row: picker.getByRole('list'),
    tiles: picker.getByRole('listitem').getByRole('button'),
    best: button('أفضل العروض', 'Best offers'),
    dining: button('مطاعم ومقاهٍ', 'Dining'),
    travel: button('سفر', 'Travel'),
    back: button('السابق', 'Previous'),
    ahead: button('التالي', 'Next'),
  };
}

/** Returns how many tiles of the picker are in view, in how many columns and rows. */
const inView = (page: Page, t: Translate) =>
  pickerOf(page, t).row.evaluate((row) => {
    const frame = row.getBoundingClientRect();
    const boxes = [...row.children].map((tile) => tile.getBoundingClientRect());
    const shown = boxes.filter(
      ({ left, right }) => (left + right) / 2 > frame.left && (left + right) / 2 < frame.right,
    );
    const distinct = (edges: readonly number[]) => new Set(edges.map(Math.round)).size;
    return [shown.length, distinct(shown.map(({ left }) => left)), distinct(shown.map(({ top }) => top))];
  });

const scrolled = (page: Page, t: Translate) => pickerOf(page, t).row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft));

test(
  'categories and offers of the hub',
  also({ english: 'names of categories differ, and the reading direction', phone: 'swiping' }),
  async ({ page, open, t, isMobile }) => {
    const { row, tiles, best, dining, travel, back, ahead } = pickerOf(page, t);
    const { untilShown, titles, sort, cards, list, pageLink } = offersOf(page, t);

    if (isMobile) await open(HUB);
    else
      await test.step('OFF-HUB-05 OFF-HUB-07 has a picture and a title on each tile, and begins with the best offers', async () => {
        await open(`${HUB}?category=<b>none</b>`);
        await waitForHydration(page, 'OffersHub');
        await expect(tiles.first()).toHaveText(t({ ar: 'أفضل العروض', en: 'Best offers' }));
        await expect(best).toHaveAttribute('aria-pressed', 'true');
        await expect(dining).toHaveAttribute('aria-pressed', 'false');
        const count = await tiles.count();
        expect(count).toBeGreaterThan(8);
        await expect(page.locator('button[name=category] img')).toHaveCount(count);
        const grounds = await Promise.all(
          [best, dining].map((tile) => tile.evaluate((button) => getComputedStyle(button).backgroundColor)),
        );
        expect(grounds[0]).not.toBe(grounds[1]);
        await open(HUB);
        await expect.poll(() => queryOf(page).category).toBe('best_offers');
        await expect(best).toHaveAttribute('aria-pressed', 'true');
        await expect(cards).not.toHaveCount(0);
      });

    await waitForHydration(page, 'OffersHub');
    await test.step('OFF-HUB-04 is turned by arrows, which stop at its ends and point along the reading direction; by swiping on a phone', async () => {
      if (isMobile) {
        await expect(ahead).toBeHidden();
        const style = await row.evaluate((element) => {
          const { overflowX, scrollSnapType } = getComputedStyle(element);
          return [overflowX, scrollSnapType, element.scrollWidth > element.clientWidth];
        });
        expect(style).toEqual(['auto', 'x mandatory', true]);
        await row.evaluate((element) => element.scrollBy({ left: -element.clientWidth, behavior: 'instant' }));
        await expect(tiles.nth(6)).toBeInViewport();
        return;
      }
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await ahead.click();
      await expect(tiles.last()).toBeInViewport({ ratio: 0.9 });
      await expect(ahead).toHaveAttribute('aria-disabled', 'true');
      expect(Math.sign(await row.evaluate(({ scrollLeft }) => scrollLeft))).toBe(
        t({ ar: '-1', en: '1' }) === '1' ? 1 : -1,
      );
      await back.click();
      await expect(tiles.first()).toBeInViewport({ ratio: 0.9 });
    });
    if (isMobile) return;

    await expect.poll(() => scrolled(page, t)).toBe(0);
    await test.step('OFF-HUB-13 is moved by a drag that begins on a category, which is not picked', async () => {
      const box = await row.boundingBox();
      const tile = await dining.boundingBox();
      if (!box || !tile) throw new Error('the picker is not laid out');
      const [x, y] = [tile.x + tile.width / 2, tile.y + tile.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + Number(t({ ar: '1', en: '-1' })) * box.width * 0.6, y, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => scrolled(page, t)).toBeGreaterThan(50);
      await expect(dining).toHaveAttribute('aria-pressed', 'false');
      await expect(best).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('OFF-HUB-06 has an order of two options', async () => {
      await expect(sort.getByRole('option')).toHaveText(
        t({ ar: 'الافتراضي|تاريخ الانتهاء', en: 'Default|Expiry Date' }).split('|'),
      );
      await sort.selectOption({ index: 1 });
      await expect.poll(() => queryOf(page)).toEqual({ category: 'best_offers', sort: 'ExpiryDate', page: '1' });
    });

    await test.step('OFF-HUB-01 OFF-HUB-09 keeps category, order and page in its address, 16 offers per page', async () => {
      await open(`${HUB}?category=dining&sort=ExpiryDate&page=1`);
      await waitForHydration(page, 'OffersHub');
      await expect(dining).toHaveAttribute('aria-pressed', 'true');
      await expect(sort).toHaveValue('ExpiryDate');
      const count = await cards.count();
      expect(count).toBeLessThanOrEqual(16);
      if (count < 16) await expect(pageLink('٢', '2')).toHaveCount(0);
      const links = await list
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.every((href) => href.includes(`${HUB}/dining/`) || href.includes('?category=dining'))).toBe(true);
      const shown = await titles.allTextContents();
      await travel.click();
      await expect.poll(() => queryOf(page)).toEqual({ category: 'travel', sort: 'ExpiryDate', page: '1' });
      await untilShown();
      await expect(titles).not.toHaveText(shown);
      await expect(
        page.getByRole('heading', { level: 2, name: t({ ar: 'سفر', en: 'Travel' }), exact: true }),
      ).toBeVisible();
      await page.goBack();
      await expect(titles).toHaveText(shown);
      await expect(dining).toHaveAttribute('aria-pressed', 'true');
      await expectNoAxeViolationsInArabic(page);
    });
  },
);

test('widths and clicks of the picker', async ({ page, open, t }) => {
  await open(HUB);
  await waitForHydration(page, 'OffersHub');
  const { row, travel, dining } = pickerOf(page, t);

  await test.step('OFF-HUB-02 OFF-HUB-03 shows 6 or 12 categories in two rows, of 3 or 6 columns', async () => {
    for (const [width, tiles] of [
      [390, [6, 3, 2]],
      [767, [6, 3, 2]],
      [768, [12, 6, 2]],
      [1440, [12, 6, 2]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => inView(page, t), { message: `${width} px` }).toEqual(tiles);
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('OFF-HUB-14 returns to its first page when the window crosses 768 px', async () => {
    for (const width of [700, 1000, 760]) {
      await row.evaluate((list) => {
        const ahead = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
        list.scrollTo({ left: ahead * list.scrollWidth, behavior: 'instant' });
      });
      expect(await scrolled(page, t)).toBeGreaterThan(50);
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => scrolled(page, t)).toBeLessThan(5);
    }
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('OFF-HUB-12 ignores further categories for a second', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await travel.click();
    await dining.click();
    await expect(travel).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(PICK_PAUSE_MS - 1);
    await dining.click();
    await expect(dining).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(1);
    await dining.click();
    await expect(dining).toHaveAttribute('aria-pressed', 'true');
    expect(queryOf(page).category).toBe('dining');
  });
});

test('the hub while its lists load or fail, and without the best offers', async ({ qa, page, t }) => {
  const queries = qa.service(CALLS.contentGraph);
  const { retry, message, skeletons, cards, pagination, main } = offersOf(page, t);
  const { tiles, best, travel, dining } = pickerOf(page, t);
  await qa.publish([hero.full, fixtures.full]);

  await test.step('ERR-02 failed lists of categories and offers are logged alone: no category stands, and a message for the offers', async () => {
    await queries.respondsWith({ status: 500 });
    // A page with a query is rendered for each request.
    const response = await qa.open({ suffix: '?page=2' });
    expect(response.status()).toBe(200);
    await expect(message).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(pagination).toHaveCount(0);
    await expect(tiles).toHaveCount(0);
    await expectNoAxeViolationsInArabic(page);
  });

  await test.step('OFF-HUB-10 OFF-HUB-11 shows a spinner until its categories are there, then four skeletons until the offers are', async () => {
    await queries.after(1500).passes();
    const spinner = main.getByText(t({ ar: 'يجري التحميل', en: 'Loading' }));
    await retry.click();
    await expect(spinner).toBeVisible();
    await expect(skeletons).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
    await expect(spinner).toHaveCount(0);
    await travel.click();
    await expect(skeletons).toHaveCount(4);
    await expect(spinner).toHaveCount(0);
    await expect(skeletons).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
  });

  await test.step('offers of a category that did not load are there as soon as they load: no cache holds the page without them', async () => {
    await queries.respondsWith({ status: 500 });
    await dining.click();
    await expect(message).toBeVisible();
    await queries.passes();
    await page.reload();
    await expect(message).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
  });

  await test.step('OFF-HUB-08 has no tile of the best offers when its parameter hides them, and begins with the first category', async () => {
    await expect(best).toBeVisible();
    const [, second] = await tiles.allTextContents();
    await qa.publish([hero.full, fixtures.withoutBest]);
    await qa.open();
    await expect(tiles.first()).toHaveText(second ?? '');
    await expect(best).toHaveCount(0);
    await expect(tiles.first()).toHaveAttribute('aria-pressed', 'true');
  });
});
