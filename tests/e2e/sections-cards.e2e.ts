import type { Locator, Page } from '@playwright/test';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as deals } from '#src/widgets/sections/DealsBlock/DealsBlock.fixture.ts';
import { fixtures as features } from '#src/widgets/sections/FeatureCardGrid/FeatureCardGrid.fixture.ts';
import { fixtures as tiles } from '#src/widgets/sections/OffersRow/OffersRow.fixture.ts';
import { fixtures as partners } from '#src/widgets/sections/PartnersStrip/PartnersStrip.fixture.ts';
import { fixtures as products } from '#src/widgets/sections/ProductBannerList/ProductBannerList.fixture.ts';
import { fixtures as savings } from '#src/widgets/sections/SavingsCardGrid/SavingsCardGrid.fixture.ts';
import { fixtures as segments } from '#src/widgets/sections/SegmentsHero/SegmentsHero.fixture.ts';
import { fixtures as services } from '#src/widgets/sections/ServiceTiles/ServiceTiles.fixture.ts';
import { fixtures as types } from '#src/widgets/sections/TypeCards/TypeCards.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForStart } from '#tests/support/site.ts';

const widget = (page: Page, name: string) => page.locator(`[data-widget=${name}]`);

/** Returns how many elements stand in the first row. */
const columnsOf = (cards: Locator): Promise<number> =>
  cards.evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

test('grids, cards by type, deals, products and partners', async ({ qa, page }) => {
  await qa.publish([
    hero.full,
    features.twenty,
    features.looks,
    savings.full,
    features.full,
    types.full,
    types.raised,
    deals.full,
    products.full,
    partners.full,
    partners.twenty,
  ]);
  await qa.open();
  const [twenty, looks, full] = [0, 1, 2].map((place) => widget(page, 'FeatureCardGrid').nth(place));
  if (!twenty || !looks || !full) throw new Error('three grids');

  await test.step('SEC-GRID-01 grids have a head around their cards, or none', async () => {
    await expect(full.getByRole('heading', { level: 2 })).toHaveText('أرقام نقف عليها');
    await expect(full).toContainText('تُراجَع كل ربع سنة');
    await expect(full.getByRole('link', { name: 'التقرير' })).toHaveAttribute('href', '/about');
    await expect(looks.getByRole('heading', { name: 'أرقام' })).toHaveCount(0);
  });

  await test.step('SEC-MISC-03 the look of cards follows their parameters', async () => {
    const styleOf = (locator: Locator) =>
      locator.evaluate((element) => {
        const { textAlign, boxShadow, borderTopColor } = getComputedStyle(element);
        const { columnGap } = getComputedStyle(element.parentElement ?? element);
        return { textAlign, raised: boxShadow !== 'none', borderTopColor, gap: parseFloat(columnGap) };
      });
    const plain = await styleOf(full.locator('.content-card').first());
    const looked = await styleOf(looks.locator('.content-card').first());
    expect(plain).toMatchObject({ textAlign: 'start', raised: false });
    expect(looked).toMatchObject({ textAlign: 'center', raised: true, borderTopColor: 'rgba(0, 0, 0, 0)', gap: 48 });
    expect(plain.gap).toBeLessThan(48);
    await expect(full.locator('.content-card a')).not.toHaveClass(/\bbutton\b/);
    await expect(looks.locator('.content-card a')).toHaveClass(/\bbutton\b/);
  });

  await test.step('SEC-GRID-05 cards by type show what they have', async () => {
    const ladies = widget(page, 'TypeCards').first().locator('.type-card').nth(1);
    await expect(ladies.getByRole('heading')).toHaveText('فروع السيدات');
    await expect(ladies).toContainText('طاقم نسائي');
    await expect(ladies.getByRole('listitem')).toHaveText(['مواعيد مسائية']);
    await expect(ladies.locator('img')).toBeVisible();
    await expect(ladies).toHaveCSS('background-color', 'rgb(246, 227, 216)');
    await expect(ladies.getByRole('link')).toHaveAttribute('href', '/help');
  });

  await test.step('SEC-DEALS-01 deals have a picture, a former price and a link', async () => {
    const deal = widget(page, 'DealsBlock').locator('.deal').first();
    await expect(deal.getByRole('heading')).toHaveText('مصباح نحاسي');
    await expect(deal).toContainText('بدلاً من');
    await expect(deal.locator('img')).toHaveAttribute('src', /mishkat/);
    await expect(deal.getByRole('link')).toHaveAttribute('href', '/help');
  });

  await test.step('SEC-PRODLIST-01 products stand by category, in order', async () => {
    const list = widget(page, 'ProductBannerList');
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(['للمدى البعيد', 'لكل يوم']);
    await expect(list.getByRole('heading', { level: 4 })).toHaveText(['وديعة لأجل', 'حساب الذهب', 'حساب الادخار']);
  });

  await test.step('SEC-MISC-05 details of a card appear on hover, focus and tap, and go on leave, blur and Escape', async () => {
    await waitForStart(page);
    const button = full.getByRole('button', { name: 'مزايا حساب الادخار' });
    const details = full.getByRole('tooltip');
    await expect(details).toBeHidden();
    await button.hover();
    await expect(details).toBeVisible();
    await expect(details).toContainText('ما تحصل عليه');
    await expect(full.and(page.locator('[data-hydrated]'))).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await page.mouse.move(0, 0);
    await button.focus();
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await button.blur();
    await button.click();
    await expect(details).toBeVisible();
    await page.mouse.move(0, 0);
    await button.blur();
    await expect(details).toBeHidden();
  });

  await test.step('SEC-PARTNER-01 there is a logo per partner; many move until they are paused', async () => {
    const strip = widget(page, 'PartnersStrip').first();
    await expect(strip.getByRole('listitem')).toHaveCount(2);
    await expect(strip.getByRole('listitem').getByRole('link')).toHaveCount(1);
    await expect(strip.getByRole('listitem').getByRole('link')).toHaveAttribute('href', '/help');
    const moving = widget(page, 'PartnersStrip').nth(1);
    await expect(moving.getByRole('listitem')).toHaveCount(21);
    const pause = moving.getByRole('checkbox', { name: 'أوقف الحركة' });
    await pause.check();
    await expect(moving.locator('ul').first()).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause).toBeHidden();
    await expectNoAxeViolationsInArabic(page);
  });

  await test.step('SEC-GRID-02 SEC-GRID-04 grids have the columns of their width', async () => {
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const grids = [twenty, looks, widget(page, 'SavingsCardGrid')];
      return Promise.all(grids.map((grid) => columnsOf(grid.locator('.content-card'))));
    };
    expect(await at(1024)).toEqual([2, 3, 3]);
    expect(await at(1023)).toEqual([2, 2, 3]);
    expect(await at(767)).toEqual([2, 2, 2]);
    expect(await at(639)).toEqual([1, 1, 2]);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  });
});

test('tiles, services and segments', also({ english: 'texts differ' }), async ({ qa, page, t }) => {
  await qa.publish([hero.full, tiles.full, services.full, segments.full]);
  await qa.open();
  await test.step('SEC-TILES-01 tiles have a picture, and are links as a whole', async () => {
    const tile = widget(page, 'OffersRow').getByRole('link').nth(1);
    await expect(tile).toContainText(t({ ar: 'الأفراد', en: 'Personal' }));
    await expect(tile.locator('img')).toBeVisible();
    await expect(tile).toHaveAttribute('href', /\/help$/);
  });

  await test.step('SEC-SEGMENT-01 segments stand below a heading', async () => {
    const section = widget(page, 'SegmentsHero');
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    const segment = section.locator('.segment-card').first();
    await expect(segment.getByRole('heading', { level: 3 })).toHaveText(t({ ar: 'الأفراد', en: 'Personal' }));
    await expect(segment).toContainText(t({ ar: 'حساب وبطاقة', en: 'Account, card' }));
    await expect(segment.locator('img')).toBeVisible();
    await expect(segment.getByRole('link')).toHaveAttribute('href', /\/help$/);
    await expectNoAxeViolationsInArabic(page);
  });

  await test.step('SEC-TILES-02 services say Learn more, and are links as a whole', async () => {
    const service = widget(page, 'ServiceTiles').getByRole('link').last();
    await expect(service).toHaveText(
      t({ ar: /^اعرف المزيد: حوّل/.source, en: 'Learn more: Send money' }).replace('^', ''),
    );
    const corner = widget(page, 'ServiceTiles').locator('.service-tiles > li').first();
    await corner.click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/\/help$/);
  });
});
