import type { Locator } from '@playwright/test';
import { fixtures as banner } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as floating } from '#src/widgets/cards/FloatingCards/FloatingCards.fixture.ts';
import { fixtures as deck } from '#src/widgets/cards/CardDeck/CardDeck.fixture.ts';
import { fixtures as slider } from '#src/widgets/cards/CircularSlider/CircularSlider.fixture.ts';
import { fixtures as grid } from '#src/widgets/sections/FeatureCardGrid/FeatureCardGrid.fixture.ts';
import { fixtures as offers } from '#src/widgets/offers/FloatingOffersCard/FloatingOffersCard.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

const NEXT = { ar: 'التالي', en: 'Next' };
const PREVIOUS = { ar: 'السابق', en: 'Previous' };

test(
  'SEC-CIRC-01, SEC-CIRC-03, SEC-CIRC-05 turns a wheel from 1024 px that stops at its first and its last card',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    await qa.publish([banner.full, slider.full]);
    await page.setViewportSize({ width: 1024, height: 900 });
    await qa.open();
    const main = page.getByRole('main');
    await main.locator('.slider-wheel').scrollIntoViewIfNeeded();
    await waitForHydration(page, 'CircularSlider');
    // For a frame the card that has just been turned away can be reached too: a list of one text waits until it cannot.
    const front = main.locator('[data-wheel] > li:not([inert])');
    await expect(front).toHaveCount(1);
    const centreOf = (card: Locator) =>
      card.evaluate((item) => item.getBoundingClientRect().left + item.clientWidth / 2);
    const following = (await centreOf(main.locator('[data-wheel] > li').nth(3))) - (await centreOf(front));
    expect(following < 0 ? 'left' : 'right', 'side of the following card').toBe(t({ ar: 'left', en: 'right' }));
    const next = main.getByRole('button', { name: t(NEXT) });
    const previous = main.getByRole('button', { name: t(PREVIOUS) });
    await expect(front.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ٣', en: 'Card 3' })]);
    await expect(front.getByRole('link')).toHaveText([
      t({ ar: 'التفاصيل', en: 'Find out more' }),
      t({ ar: 'احسب', en: 'Calculate' }),
    ]);
    await expect(front.getByText(t({ ar: 'بلا رسوم سنوية.', en: 'No annual fee.' }))).toBeVisible();
    await expect(front.locator('img')).toBeVisible();
    await next.click();
    await next.click();
    await expect(front.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ٥', en: 'Card 5' })]);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    // The button says that it is at the end, and still takes clicks.
    await next.click({ force: true });
    await expect(front.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ٥', en: 'Card 5' })]);
    for (let step = 0; step < 4; step += 1) await previous.click();
    await expect(front.getByRole('heading')).toHaveText([t({ ar: 'بطاقة ١', en: 'Card 1' })]);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  },
);

test('SEC-CIRC-02, SEC-CIRC-04 is a row with dots below 1024 px, and goes from its last card to its first', async ({
  qa,
  page,
}) => {
  await qa.publish([banner.full, slider.full]);
  await page.setViewportSize({ width: 800, height: 900 });
  await qa.open();
  const main = page.getByRole('main');
  await main.locator('.slider-wheel').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'CircularSlider');
  await expect(main.locator('[data-row] > li[inert]')).toHaveCount(0);
  const tops = await main
    .locator('[data-row] > li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size, 'the cards stand in a row').toBe(1);
  const dots = main.getByRole('button', { name: /^انتقل إلى/ });
  const current = () =>
    main
      .locator('[data-dots] > [aria-current]')
      .evaluate((dot) => [...(dot.parentElement?.children ?? [])].indexOf(dot));
  const last = (await dots.count()) - 1;
  expect(last).toBeGreaterThan(0);
  await main.getByRole('button', { name: PREVIOUS.ar }).click();
  await expect.poll(current).toBe(last);
  await main.getByRole('button', { name: NEXT.ar }).click();
  await expect.poll(current).toBe(0);
  await expect(main.getByRole('heading', { name: 'بطاقة ١' })).toBeInViewport();
});

test('without scripts the cards of a wheel stand in a row that scrolls, in a large window too', async ({
  qa,
  browser,
}) => {
  await qa.publish([banner.full, slider.full]);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(qa.path);
  const cards = page.locator('.slider-wheel [data-row] > li');
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
  await cards.last().getByRole('link').first().focus();
  await expect(cards.last()).toBeInViewport();
  await context.close();
});

test('SEC-DECK-01 shows three cards of a deck, and turns their order without end', async ({ qa, page }) => {
  await qa.publish([banner.full, deck.full]);
  await qa.open();
  const main = page.getByRole('main');
  await main.locator('.deck-cards').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'CardDeck');
  const cards = main.locator('.deck-cards > li');
  const places = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-place')));
  await expect(cards.nth(3)).toBeHidden();
  expect(await places()).toEqual(['0', '1', '2', 'back', 'back']);
  await main.getByRole('button', { name: NEXT.ar }).click();
  await expect.poll(places).toEqual(['back', '0', '1', '2', 'back']);
  await main.getByRole('button', { name: PREVIOUS.ar }).click();
  await expect.poll(places).toEqual(['0', '1', '2', 'back', 'back']);
  await main.getByRole('button', { name: PREVIOUS.ar }).click();
  await expect.poll(places).toEqual(['1', '2', 'back', 'back', '0']);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsInArabic(page);
});

test('SEC-FLOAT-01, SEC-FLOAT-02, SEC-FLOAT-03 opens a card to its points, at most 8 rem high, and closes it again', async ({
  qa,
  page,
}) => {
  await qa.publish([banner.full, floating.full]);
  await qa.open();
  const main = page.getByRole('main');
  await main.locator('.floating-cards').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'FloatingCards');
  const card = main.locator('.floating-card').first();
  const summary = card.locator('summary');
  await expect(card.getByRole('link', { name: 'التفاصيل' })).toBeHidden();
  await summary.click();
  await expect(card.getByRole('link', { name: 'التفاصيل' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'اطلبها' })).toBeVisible();
  const points = card.getByRole('group', { name: 'المزايا' });
  await expect
    .poll(() => points.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight > clientHeight]))
    .toEqual([128, true]);
  await expectNoAxeViolationsInArabic(page);
  await summary.click();
  await expect(points).toBeHidden();
  await summary.click();
  await expect(points).toBeVisible();
  await main.getByRole('heading', { level: 2 }).first().click();
  await expect(points).toBeHidden();
});

test(
  'SEC-FLOATOFFER-01, SEC-FLOATOFFER-02, SEC-FLOATOFFER-03 floats open and 350 px wide until it is dragged away or folded, and is restored',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    // Longer than a window: at the foot of the page the card is away.
    await qa.publish([offers.full, banner.full, grid.twenty]);
    await qa.open();
    await waitForHydration(page, 'FloatingOffersCard');
    const card = page.locator('.offers-card');
    const pill = page.getByRole('button', { name: t({ ar: 'عروض لك', en: 'Offers for you' }) });
    await expect(card).toBeVisible();
    await expect(page.locator('.offers-float')).toHaveCSS('position', 'sticky');
    expect((await card.boundingBox())?.width).toBe(350);
    const drag = async (way: number) => {
      const box = await card.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + way, y, { steps: 6 });
      await page.mouse.up();
    };
    await drag(118);
    await expect(card).toHaveCSS('translate', 'none');
    await expect(card).toBeVisible();
    await drag(-125);
    await expect(card).toBeHidden();
    await pill.click();
    await expect(card).toBeVisible();
    await page.getByRole('button', { name: t({ ar: 'اطوِ بطاقة العروض', en: 'Fold the offers' }) }).click();
    await expect(card).toBeHidden();
    await expect(pill).toBeFocused();
    await page.reload();
    await expect(card).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    expect((await card.boundingBox())?.width).toBe(328);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  },
);

test('SEC-FLOATOFFER-04 hides the offers while the footer is in view', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('/personal/offers/how-offers-work');
  await waitForHydration(page, 'FloatingOffersCard');
  const card = page.locator('.offers-card');
  await expect(card).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1000);
  await expect(card).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card).toBeVisible();
});

test('offers that stand below a text, in one column, stay beside the footer', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/personal/offers/how-offers-work');
  await waitForHydration(page, 'FloatingOffersCard');
  await page.locator('.offers-card').evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(page.locator('.offers-float[data-hidden]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.locator('.offers-card')).toBeVisible();
});
