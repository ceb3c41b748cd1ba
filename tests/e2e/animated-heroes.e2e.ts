import type { Locator, Page } from '@playwright/test';
import { fixtures as hero } from '#src/widgets/heroes/ProductHero/ProductHero.fixture.ts';
import { fixtures as stack } from '#src/widgets/heroes/HeroCardStack/HeroCardStack.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

const NEXT = { ar: 'التالي', en: 'Next' };
const PREVIOUS = { ar: 'السابق', en: 'Previous' };
const PRODUCT = (value: number) => ({
  ar: `عنوان المنتج ${value.toLocaleString('ar-EG')}`,
  en: `Title of product ${value}`,
});

const placeOf = (card: Locator) => card.getAttribute('data-place');

/** Lets the paused clock run, 50 ms at a time, until an element is there. */
async function runUntil(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await element.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
}

const untilRest = (page: Page): Promise<void> => runUntil(page, page.locator('.pile[data-phase=resting]'));

/** Lets the paused clock run until the pile is enhanced. */
const startByClock = (page: Page): Promise<void> =>
  runUntil(page, page.locator('[data-widget=HeroCardStack][data-hydrated]'));

/** Waits until the pile is at rest, from its start. */
async function waitForPile(page: Page): Promise<void> {
  await waitForHydration(page, 'HeroCardStack');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('.pile')).toHaveAttribute('data-phase', 'resting');
}

/** Writes each phase that a pile enters into the session, in this page and in those that follow; an intro waits for two seconds at most. */
async function recordPhases(page: Page): Promise<void> {
  const record = (): void => {
    sessionStorage.setItem('phases', '');
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.matches('.pile'))
          sessionStorage.setItem('phases', `${sessionStorage.getItem('phases')} ${target.dataset.phase}`);
    }).observe(document, { subtree: true, attributeFilter: ['data-phase'] });
  };
  await page.evaluate(record);
  await page.addInitScript(record);
}

test('a pile of cards and a hero of products', also({ english: 'the reading direction' }), async ({ qa, page, t }) => {
  await qa.publish([stack.full, hero.full]);
  await qa.open();

  await test.step('SEC-HSTACK-01, SEC-HSTACK-02, SEC-HSTACK-04 turns a pile on a picture by arrows from 768 px, by dots and by dragging, mirrored', async () => {
    await waitForPile(page);
    const pile = page.locator('.pile');
    const cards = pile.locator('.pile-cards > li');
    const rest = () => expect(pile).toHaveAttribute('data-phase', 'resting');
    await expect(pile.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pile.locator('.pile-ground')).toBeVisible();
    await expect(cards.nth(0).locator('.star-icon')).toHaveAttribute('style', /#fff/i);
    await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', /\/personal\/cards$/);
    const next = pile.getByRole('button', { name: t(NEXT) });
    const previous = pile.getByRole('button', { name: t(PREVIOUS) });
    const [nextBox, previousBox] = [await next.boundingBox(), await previous.boundingBox()];
    expect((nextBox?.x ?? 0) < (previousBox?.x ?? 0)).toBe(t({ ar: 'left', en: 'right' }) === 'left');
    await next.click();
    await expect(cards.nth(1)).toHaveAttribute('data-place', '0');
    await rest();
    const box = await cards.nth(1).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + Number(t({ ar: '90', en: '-90' })), y, { steps: 5 });
    await page.mouse.up();
    await expect(cards.nth(2)).toHaveAttribute('data-place', '0');
    await rest();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(next).toBeHidden();
    await pile.getByRole('button', { name: t({ ar: 'انتقل إلى ١ من ٣', en: 'Go to 1 of 3' }) }).click();
    await expect(cards.nth(0)).toHaveAttribute('data-place', '0');
    await expectNoSidewaysScroll(page);
    await rest();
    await expectNoAxeViolationsInArabic(page);
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('SEC-PHERO-01, SEC-PHERO-05 shows the active product with its words, picture, links and feature cards on its own ground', async () => {
    await waitForHydration(page, 'ProductHero');
    const products = page.locator('.product-hero');
    await expect(products.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(products.getByRole('heading', { level: 2 }).first()).toHaveText(t(PRODUCT(1)));
    await expect(
      products.getByText(t({ ar: 'جملة تقول ما يعطيه.', en: 'A sentence on what it gives.' })).first(),
    ).toBeVisible();
    await expect(products.getByRole('link', { name: t({ ar: 'ابدأ', en: 'Begin' }) })).toHaveCount(1);
    const shown = products.locator('[data-slide][data-shown]');
    await expect(shown.locator('.product-slide-art img')).toBeVisible();
    await expect(shown.locator('.product-features > li')).toHaveCount(3);
    await expect(products.getByRole('button', { name: t({ ar: 'فئة ١', en: 'Category 1' }) })).toBeVisible();
    const ground = () => shown.evaluate((slide) => getComputedStyle(slide, '::before').backgroundImage);
    expect(await ground()).toContain('rgb(251, 235, 208)');
    await products.getByRole('button', { name: t(NEXT) }).click();
    await expect(products.getByRole('heading', { name: t(PRODUCT(2)) })).toBeVisible();
    expect(await ground()).toContain('rgb(187, 211, 226)');
    await expect(shown.locator('.product-features > li')).toHaveCount(2);
    await expectNoAxeViolationsInArabic(page);
    await expectNoSidewaysScroll(page);
  });
});

test('heroes by the clock', async ({ qa, page }) => {
  await qa.publish([stack.full, hero.full]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await qa.open();
  await startByClock(page);

  await test.step('SEC-HSTACK-05, SEC-HSTACK-06 deals its cards after two seconds or at the first scroll, and is turned by dots alone before', async () => {
    const pile = page.locator('.pile');
    const cards = pile.locator('.pile-cards > li');
    await expect(pile).toHaveAttribute('data-phase', 'waiting');
    await pile.getByRole('button', { name: NEXT.ar }).click();
    expect(await placeOf(cards.nth(0))).toBe('0');
    await pile.getByRole('button', { name: 'انتقل إلى ٢ من ٣' }).click();
    expect(await placeOf(cards.nth(1))).toBe('0');
    await untilRest(page);
    await page.reload();
    await startByClock(page);
    await page.clock.runFor(1900);
    await expect(pile).toHaveAttribute('data-phase', 'waiting');
    await page.clock.runFor(200);
    await untilRest(page);
    await page.reload();
    await startByClock(page);
    await expect(pile).toHaveAttribute('data-phase', 'waiting');
    await page.mouse.wheel(0, 40);
    await untilRest(page);
  });

  await page.clock.resume();
  await test.step('SEC-PHERO-03, SEC-PHERO-04 tabs select a category or all products, and the arrows go round in the selection', async () => {
    await waitForHydration(page, 'ProductHero');
    const products = page.locator('.product-hero');
    const shown = products.locator('[data-slide][data-shown]').getByRole('heading');
    const press = async (name: string) => {
      await products.getByRole('button', { name }).click();
      await page.clock.runFor(1100);
    };
    for (const tab of await products.getByRole('button', { name: /^فئة/ }).all())
      await expect(tab).toHaveAttribute('aria-pressed', 'false');
    await press('السابق');
    await expect(shown).toHaveText('عنوان المنتج ٣');
    await press('التالي');
    await expect(shown).toHaveText('عنوان المنتج ١');
    await press('فئة ٢');
    await expect(shown).toHaveText('عنوان المنتج ٣');
    await press('فئة ١');
    await expect(shown).toHaveText('عنوان المنتج ١');
    await press('التالي');
    await press('التالي');
    await expect(shown).toHaveText('عنوان المنتج ١');
    await press('فئة ١');
    await expect(products.getByRole('button', { name: 'فئة ١' })).toHaveAttribute('aria-pressed', 'false');
    await press('السابق');
    await expect(shown).toHaveText('عنوان المنتج ٣');
  });
});

test('a pile of five cards', async ({ qa, page }) => {
  await qa.publish(stack.five);
  await qa.open();
  const pile = page.locator('.pile');
  const cards = pile.locator('.pile-cards > li');
  const rest = () => expect(pile).toHaveAttribute('data-phase', 'resting');

  await test.step('SEC-HSTACK-09 moves each card in 0.3 s', async () => {
    const seconds = await cards.first().evaluate((card) => getComputedStyle(card).transitionDuration);
    expect(new Set(seconds.split(', '))).toEqual(new Set(['0.3s']));
  });

  await waitForPile(page);
  await test.step('SEC-HSTACK-03, SEC-HSTACK-07 turns toward the clicked side, and ignores a vertical or a short drag', async () => {
    const drag = async (wayX: number, wayY: number) => {
      const box = await cards.nth(0).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 60];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + wayX, y + wayY, { steps: 5 });
      await page.mouse.up();
    };
    await drag(60, 120);
    await drag(45, 0);
    await rest();
    await expect(cards.nth(0)).toHaveAttribute('data-place', '0');
    await drag(60, 20);
    await expect(cards.nth(1)).toHaveAttribute('data-place', '0');
    await rest();
    // In Arabic the pile stands in the left half: what is clicked there brings the next card.
    const behind = await cards.nth(2).boundingBox();
    await page.mouse.click((behind?.x ?? 0) + 12, (behind?.y ?? 0) + (behind?.height ?? 0) / 2);
    await expect(cards.nth(2)).toHaveAttribute('data-place', '0');
    await rest();
  });

  await test.step('SEC-HSTACK-08 starts again with its intro when another page is opened', async () => {
    await recordPhases(page);
    await cards.nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/\/personal\/cards$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('phases'))).toMatch(/intro( \w+)* resting$/);
    await rest();
  });
});

test('a pile of cards is composed without scripts', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/personal/savings/ways');
  await expect(page.getByRole('link', { name: 'التفاصيل' }).first()).toBeVisible();
});
