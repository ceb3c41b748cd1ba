import type { Page } from '@playwright/test';
import { fixtures as banner } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as slider } from '#src/widgets/offers/OffersHeroSlider/OffersHeroSlider.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, type Translate } from '#tests/support/site.ts';

/** Returns the parts of the hero slider's example. */
function partsOf(page: Page, t: Translate) {
  const carousel = page.getByRole('group', { name: t({ ar: 'أبرز العروض', en: 'Offers to see first' }), exact: true });
  const heading = (ar: string, en: string) => carousel.getByRole('heading', { name: t({ ar, en }) });
  const button = (ar: string, en: string) => carousel.getByRole('button', { name: t({ ar, en }), exact: true });
  return {
    carousel,
    row: carousel.getByRole('list'),
    first: heading('ليالي الدرعية', 'Diriyah Nights'),
    second: heading('فندقك داخل المملكة', 'Hotels in the Kingdom'),
    third: heading('عروض كل أسبوع', 'New offers every week'),
    back: button('السابق', 'Previous'),
    ahead: button('التالي', 'Next'),
    status: carousel.getByRole('status'),
  };
}

test(
  'a carousel moves with the arrow keys in the reading direction, follows the focus, and announces its position',
  also({ english: 'arrow keys run from left to right' }),
  async ({ qa, page, t }) => {
    await qa.publish([banner.full, slider.full]);
    await qa.open();
    const { row, first, second, third, back, ahead, status } = partsOf(page, t);
    await expect(status).toBeEmpty();
    await row.focus();
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect(status).toHaveText(t({ ar: '٢ من ٣', en: '2 of 3' }));
    await page.keyboard.press(t({ ar: 'ArrowRight', en: 'ArrowLeft' }));
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('End');
    await expect(third).toBeInViewport({ ratio: 0.9 });
    await expect(ahead).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t({ ar: 'بطاقة السفر', en: 'The travel card' }) })).toBeFocused();
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expectNoAxeViolationsInArabic(page);
  },
);

test(
  'a carousel is a row that scrolls with scripts off, at 320 px too',
  also({ english: 'the row runs from left to right' }),
  async ({ qa, browser, siteLanguage, t }) => {
    await qa.publish(slider.full);
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto(siteLanguage === 'ar' ? qa.path : `/en${qa.path}`);
    const { row, first, second, third, ahead } = partsOf(page, t);
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await expect(ahead).toBeHidden();
    await expectNoSidewaysScroll(page);
    await row.focus();
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await third.scrollIntoViewIfNeeded();
    await expect(third).toBeInViewport({ ratio: 0.9 });
    await context.close();
  },
);

test('a carousel moves at once where motion is unwelcome', async ({ qa, page, t }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.publish(slider.full);
  await qa.open();
  const { row, ahead } = partsOf(page, t);
  const scrolled = () => row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft));
  expect(await scrolled()).toBe(0);
  await ahead.evaluate((button: HTMLButtonElement) => button.click());
  expect(await scrolled()).toBeGreaterThan(500);
});
