import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/qa.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';
import { setTextSize } from '#tests/support/text-size.ts';

interface ListingPage {
  readonly path: string;
  readonly widget: string;
  /** Selects a control of the listing that shows another part of it. */
  readonly other: string;
  /** Query of an address at which it has nothing to show, where there is one. */
  readonly nothing?: string;
}

const OTHER_PAGE = 'nav a[href*="page=2"]';
const SECOND_BUTTON = '[role=group] button:nth-of-type(2)';

const LISTINGS: readonly ListingPage[] = [
  { path: '/personal/offers', widget: 'OffersListing', other: OTHER_PAGE },
  { path: '/personal/offers/card-offers/dining', widget: 'OfferCategoryListing', other: 'option:nth-of-type(2)' },
  { path: '/personal/offers/card-offers', widget: 'OffersHub', other: 'option:nth-of-type(2)' },
  { path: '/rewards', widget: 'RewardsCatalogue', other: SECOND_BUTTON },
  { path: '/sahlha', widget: 'SahlhaListing', other: OTHER_PAGE, nothing: 'search=zzzz' },
  { path: '/tasaheal', widget: 'TasahealListing', other: OTHER_PAGE },
  { path: '/about/news', widget: 'NewsListing', other: OTHER_PAGE, nothing: 'title=zzzz' },
  { path: '/blog', widget: 'BlogListing', other: 'option:nth-of-type(2)', nothing: 'term=zzzz' },
  { path: '/about/videos', widget: 'VideoGallery', other: SECOND_BUTTON },
];

/** Chooses the part of a listing that a control shows. */
async function choose(page: Page, selector: string): Promise<void> {
  const control = page.locator(`main [data-listing] ${selector}`).first();
  if (!selector.startsWith('option')) return control.click();
  await page
    .locator('main [data-listing] select')
    .first()
    .selectOption((await control.getAttribute('value')) ?? '');
}

/** Asserts what holds of each state: no violations, nothing beside a narrow window, with text of twice the size neither. */
async function expectGoodForAll(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await setTextSize(page, 2);
  await expectNoSidewaysScroll(page);
  await setTextSize(page, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
}

for (const { path, widget, other, nothing } of LISTINGS) {
  test(`${widget} is good for all while it loads, when it fails and when it has nothing`, async ({
    page,
    open,
    noise,
  }) => {
    await open(path);
    await waitForHydration(page, widget);
    const results = page.locator('main [data-part=results]');
    const held = Promise.withResolvers<undefined>();
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await held.promise;
        await route.abort();
      },
    );
    await choose(page, other);
    await expect(results.locator('.skeleton, [role=status]').first()).toBeVisible();
    await expect(results.getByRole('article')).toHaveCount(0);
    await expectGoodForAll(page);
    held.resolve(undefined);
    await expect(results.getByRole('link', { name: 'أعد المحاولة' })).toBeVisible();
    await expect(results.getByText('لا توجد نتائج')).toHaveCount(0);
    await expectGoodForAll(page);
    expect(noise.splice(0)).toEqual([expect.stringMatching(/ERR_FAILED/), expect.stringMatching(/did not load/)]);

    if (nothing === undefined) return;
    await page.unrouteAll();
    await open(`${path}?${nothing}`);
    await expect(results.getByText('لا توجد نتائج')).toBeVisible();
    await expectGoodForAll(page);
  });
}
