import type { Locator, Page } from '@playwright/test';
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

const widget = (page: Page, name: string) => page.locator(`[data-widget=${name}]`);

test(
  'offers that float over a page with a wheel',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    // Longer than a window: at the foot of the page the card is away.
    await qa.publish([offers.full, banner.full, slider.full, grid.twenty]);
    await qa.open();
    await waitForHydration(page, 'FloatingOffersCard');
    const card = page.locator('.offers-card');

    await test.step('SEC-FLOATOFFER-01, SEC-FLOATOFFER-02, SEC-FLOATOFFER-03 floats open and 350 px wide until it is dragged away or folded, and is restored', async () => {
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
    });

    await test.step('SEC-CIRC-01, SEC-CIRC-03, SEC-CIRC-05 turns a wheel from 1024 px that stops at its first and its last card', async () => {
      await page.setViewportSize({ width: 1024, height: 900 });
      const wheel = widget(page, 'CircularSlider');
      await wheel.locator('.slider-wheel').scrollIntoViewIfNeeded();
      await waitForHydration(page, 'CircularSlider');
      // For a frame the card that has just been turned away can be reached too: a list of one text waits until it cannot.
      const front = wheel.locator('[data-wheel] > li:not([inert])');
      await expect(front).toHaveCount(1);
      const centreOf = (one: Locator) =>
        one.evaluate((item) => item.getBoundingClientRect().left + item.clientWidth / 2);
      const following = (await centreOf(wheel.locator('[data-wheel] > li').nth(3))) - (await centreOf(front));
      expect(following < 0 ? 'left' : 'right', 'side of the following card').toBe(t({ ar: 'left', en: 'right' }));
      const next = wheel.getByRole('button', { name: t(NEXT) });
      const previous = wheel.getByRole('button', { name: t(PREVIOUS) });
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
    });

    await test.step('floats open again when the page is reloaded, narrower on a phone', async () => {
      await page.reload();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(card).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      expect((await card.boundingBox())?.width).toBe(328);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolationsInArabic(page);
    });
  },
);

test('a row with dots, a deck and floating cards', async ({ qa, page }) => {
  await qa.publish([banner.full, slider.full, deck.full, floating.full]);
  await page.setViewportSize({ width: 800, height: 900 });
  await qa.open();

  await test.step('SEC-CIRC-02, SEC-CIRC-04 is a row with dots below 1024 px, and goes from its last card to its first', async () => {
    const row = widget(page, 'CircularSlider');
    await row.locator('.slider-wheel').scrollIntoViewIfNeeded();
    await waitForHydration(page, 'CircularSlider');
    await expect(row.locator('[data-row] > li[inert]')).toHaveCount(0);
    const tops = await row
      .locator('[data-row] > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size, 'the cards stand in a row').toBe(1);
    const dots = row.getByRole('button', { name: /^انتقل إلى/ });
    const current = () =>
      row
        .locator('[data-dots] > [aria-current]')
        .evaluate((dot) => [...(dot.parentElement?.children ?? [])].indexOf(dot));
    const last = (await dots.count()) - 1;
    expect(last).toBeGreaterThan(0);
    await row.getByRole('button', { name: PREVIOUS.ar }).click();
    await expect.poll(current).toBe(last);
    // It is announced once the row has come to rest there.
    const places = (last + 1).toLocaleString('ar-EG');
    await expect(row.getByRole('status')).toHaveText(`${places} من ${places}`);
    await row.getByRole('button', { name: NEXT.ar }).click();
    await expect.poll(current).toBe(0);
    await expect(row.getByRole('heading', { name: 'بطاقة ١' })).toBeInViewport();
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('SEC-DECK-01 shows three cards of a deck, and turns their order without end', async () => {
    const pile = widget(page, 'CardDeck');
    await pile.locator('.deck-cards').scrollIntoViewIfNeeded();
    await waitForHydration(page, 'CardDeck');
    const cards = pile.locator('.deck-cards > li');
    const places = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-place')));
    await expect(cards.nth(3)).toBeHidden();
    expect(await places()).toEqual(['0', '1', '2', 'back', 'back']);
    await pile.getByRole('button', { name: NEXT.ar }).click();
    await expect.poll(places).toEqual(['back', '0', '1', '2', 'back']);
    await pile.getByRole('button', { name: PREVIOUS.ar }).click();
    await expect.poll(places).toEqual(['0', '1', '2', 'back', 'back']);
    await pile.getByRole('button', { name: PREVIOUS.ar }).click();
    await expect.poll(places).toEqual(['1', '2', 'back', 'back', '0']);
    await expectNoSidewaysScroll(page);
  });

  await test.step('SEC-FLOAT-01, SEC-FLOAT-02, SEC-FLOAT-03 opens a card to its points, at most 8 rem high, and closes it again', async () => {
    const cards = widget(page, 'FloatingCards');
    await cards.locator('.floating-cards').scrollIntoViewIfNeeded();
    await waitForHydration(page, 'FloatingCards');
    const card = cards.locator('.floating-card').first();
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
    await cards.getByRole('heading', { level: 2 }).click();
    await expect(points).toBeHidden();
  });
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

test('offers beside the footer', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('/personal/offers/how-offers-work');
  await waitForHydration(page, 'FloatingOffersCard');
  const card = page.locator('.offers-card');

  await test.step('SEC-FLOATOFFER-04 hides the offers while the footer is in view', async () => {
    await expect(card).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1000);
    await expect(card).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(card).toBeVisible();
  });

  await test.step('offers that stand below a text, in one column, stay beside it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await card.evaluate((offersCard) => offersCard.scrollIntoView({ block: 'center' }));
    await expect(page.locator('.offers-float[data-hidden]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(card).toBeVisible();
  });
});
