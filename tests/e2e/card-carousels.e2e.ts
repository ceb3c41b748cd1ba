import { fixtures as row } from '#src/widgets/cards/HorizontalCardCarousel/HorizontalCardCarousel.fixture.ts';
import { fixtures as wheel } from '#src/widgets/cards/CircularCardCarousel/CircularCardCarousel.fixture.ts';
import { fixtures as slider } from '#src/widgets/cards/CircularSlider/CircularSlider.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

test('rows of large cards, and wheels on paper', async ({ qa, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await qa.publish([row.full, row.odd, wheel.full, slider.full]);
  await qa.open();
  const rows = page.locator('[data-widget=HorizontalCardCarousel]');

  await test.step('SEC-CAROUSEL-01 has on a phone a dot for the first card alone and one for each pair after it', async () => {
    for (const [place, count] of [6, 5].entries()) {
      const carousel = rows.nth(place);
      const cards = carousel.getByRole('listitem');
      const dots = carousel.getByRole('button', { name: /^انتقل إلى/ });
      await expect(cards).toHaveCount(count);
      await cards.nth(0).scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAttribute('data-hydrated');
      await expect(dots).toHaveCount(1 + Math.ceil((count - 1) / 2));
      await expect(cards.nth(0)).toBeInViewport({ ratio: 0.5 });
      await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.5 });
      await dots.nth(1).click();
      await expect(cards.nth(1)).toBeInViewport({ ratio: 0.5 });
      await expect(cards.nth(2)).toBeInViewport({ ratio: 0.5 });
      await expect(cards.nth(3)).not.toBeInViewport({ ratio: 0.5 });
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
      await dots.last().click();
      await expect(cards.last()).toBeInViewport({ ratio: 0.5 });
      await expectNoSidewaysScroll(page);
    }
  });

  await test.step('SEC-CAROUSEL-03 has slides of 47rem from 1536 px, and narrower ones below', async () => {
    const full = rows.first();
    const width = () =>
      full
        .getByRole('listitem')
        .first()
        .evaluate((slide) => slide.getBoundingClientRect().width / 16);
    await page.setViewportSize({ width: 1536, height: 900 });
    await expect.poll(width).toBeCloseTo(47, 1);
    await expect(full.getByRole('button', { name: /^انتقل إلى/, includeHidden: true }).first()).toBeHidden();
    await page.setViewportSize({ width: 1535, height: 900 });
    await expect.poll(width).toBeLessThan(47);
  });

  await test.step('wheels are printed with all their cards beside and below each other', async () => {
    for (const name of ['CircularCardCarousel', 'CircularSlider']) {
      await page.locator(`[data-widget=${name}] section`).scrollIntoViewIfNeeded();
      await waitForHydration(page, name);
    }
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('[data-wheel] > li');
    const looks = () =>
      cards.evaluateAll((all) => [
        ...new Set(all.map((card) => getComputedStyle(card)).map((style) => `${style.opacity} ${style.rotate}`)),
      ]);
    await expect.poll(looks).toEqual(['1 none']);
    const places = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ left, top }) => `${left} ${top}`),
    );
    expect(places).toHaveLength(14);
    expect(new Set(places).size).toBe(14);
  });
});

test(
  'SEC-CAROUSEL-02 turns a wheel of at most 18 cards by arrows and by dragging, and follows the link of the one in front',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    await qa.publish([hero.full, wheel.tooMany]);
    await qa.open();
    await waitForHydration(page, 'CircularCardCarousel');
    const main = page.getByRole('main');
    await expect(main.locator('[data-wheel] > li')).toHaveCount(18);
    // For a frame the card that has just been turned away can be reached too: a list of one text waits until it cannot.
    const inFront = main.locator('[data-wheel] > li:not([inert])');
    await expect(inFront).toHaveCount(1);
    await expect(inFront.getByRole('heading')).toHaveText(t({ ar: 'بطاقة ١', en: 'Card 1' }));
    await inFront.scrollIntoViewIfNeeded();
    const before = await inFront.boundingBox();
    await main.getByRole('button', { name: t({ ar: 'السابق', en: 'Previous' }) }).click();
    await expect(inFront.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ١٨', en: 'Card 18' })]);
    await main.getByRole('button', { name: t({ ar: 'التالي', en: 'Next' }) }).click();
    // The way of two steps, against the reading direction.
    const [x, y] = [(before?.x ?? 0) + 100, (before?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + Number(t({ ar: '240', en: '-240' })), y, { steps: 6 });
    await page.mouse.up();
    await expect(inFront.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ٣', en: 'Card 3' })]);
    await expect(page).not.toHaveURL(/personal\/cards/);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
    // By keyboard: the card in front has the one tab stop of the wheel, and keeps the focus while it turns.
    const link = inFront.getByRole('link');
    await link.focus();
    await page.keyboard.press(t({ ar: 'ArrowRight', en: 'ArrowLeft' }));
    await expect(inFront.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ٢', en: 'Card 2' })]);
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: t({ ar: 'السابق', en: 'Previous' }) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inFront.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ١', en: 'Card 1' })]);
    await inFront.getByRole('link').click();
    await expect(page).toHaveURL(/\/personal\/cards$/);
  },
);
