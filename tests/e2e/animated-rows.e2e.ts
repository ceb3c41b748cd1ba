import type { Locator, Page } from '@playwright/test';
import { fixtures as spread } from '#src/widgets/heroes/AnimatedHero/AnimatedHero.fixture.ts';
import { fixtures as fan } from '#src/widgets/heroes/CategoryHero/CategoryHero.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

const NEXT = { ar: 'التالي', en: 'Next' };
const PREVIOUS = { ar: 'السابق', en: 'Previous' };

const rowIn = (hero: Locator) => hero.locator('[data-row]:visible');
const atRest = (hero: Locator) => expect(hero).toHaveAttribute('data-phase', 'resting');

/** Moves the anchor of the page's first animated hero into view or out of it. */
async function scroll(page: Page, to: 'row' | 'end'): Promise<void> {
  await page.evaluate((where) => {
    const anchor = document.querySelector('[data-anchor]')?.getBoundingClientRect().bottom ?? 0;
    scrollTo({
      top: where === 'row' ? anchor + scrollY - innerHeight + 60 : document.body.scrollHeight,
      behavior: 'instant',
    });
  }, to);
}

test(
  'categories that are fanned out, and a pile of cards',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    await qa.publish([fan.full, spread.full]);
    await qa.open();

    await test.step('SEC-HCAT-01, SEC-HCAT-02, SEC-HCAT-05 fans three categories out from 1024 px, opens one as a row, and fans out again later', async () => {
      await waitForHydration(page, 'CategoryHero');
      const hero = page.locator('.fan');
      await atRest(hero);
      const panels = hero.locator('.fan-panels > li');
      await expect(panels).toHaveCount(3);
      const faces = panels.first().locator('.face');
      await expect(faces).toHaveCount(3);
      const ways = await faces.evaluateAll((all) => all.map((face) => getComputedStyle(face).translate));
      expect(ways).toEqual(t({ ar: '14px 0px -14px', en: '-14px 0px 14px' }).split(' '));
      await page.setViewportSize({ width: 1280, height: 300 });
      const phases = () => hero.getAttribute('data-phase');
      await scroll(page, 'end');
      await expect.poll(phases).toBe('waiting');
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(phases).not.toBe('waiting');
      await page.setViewportSize({ width: 1280, height: 900 });
      await atRest(hero);
      await panels.nth(1).click();
      await atRest(hero);
      const cards = rowIn(hero).locator(':scope > li');
      await expect(cards).toHaveCount(5);
      await expect(hero.getByRole('tab', { selected: true })).toContainText(t({ ar: 'فئة ٢', en: 'Category 2' }));
      const start = (await cards.first().boundingBox())?.x ?? 0;
      const box = await cards.nth(1).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 40];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + Number(t({ ar: '300', en: '-300' })), y, { steps: 8 });
      await page.mouse.up();
      await expect
        .poll(async () => Math.abs(((await cards.first().boundingBox())?.x ?? 0) - start))
        .toBeGreaterThan(100);
      await expectNoAxeViolationsInArabic(page);
      await expectNoSidewaysScroll(page);
    });

    await page.setViewportSize({ width: 1440, height: 640 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await test.step('SEC-STACK3D-01, SEC-STACK3D-03, SEC-STACK3D-05 opens a pile into a row that is dragged and stepped, and becomes a pile again', async () => {
      await waitForHydration(page, 'AnimatedHero');
      const hero = page.locator('.spread-frame');
      const row = rowIn(hero);
      await expect(hero).toHaveAttribute('data-piled', '');
      await atRest(hero);
      const cards = row.locator(':scope > li');
      await expect(cards.first()).toHaveCSS('transform', /matrix3d/);
      // Cards that move are no places to stop at: a slow browser would open the row at its end.
      await expect(row).toHaveCSS('scroll-snap-type', 'none');
      await scroll(page, 'row');
      await expect(hero).not.toHaveAttribute('data-piled', '');
      await atRest(hero);
      await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory');
      await expect(cards.first()).toHaveCSS('transform', 'none');
      const previous = hero.getByRole('button', { name: t(PREVIOUS) });
      const next = hero.getByRole('button', { name: t(NEXT) });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      const left = () => cards.first().evaluate((card) => Math.round(card.getBoundingClientRect().x));
      const start = await left();
      await next.click();
      await expect.poll(left).toBe(start + Number(t({ ar: '424', en: '-424' })));
      await expect(previous).toHaveAttribute('aria-disabled', 'false');
      await previous.click();
      await expect.poll(left).toBe(start);
      const box = await cards.nth(1).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 60];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + Number(t({ ar: '400', en: '-400' })), y, { steps: 8 });
      await page.mouse.up();
      await expect.poll(left).not.toBe(start);
      await expect(page).not.toHaveURL(/personal\/cards/);
      await page.setViewportSize({ width: 1440, height: 480 });
      await scroll(page, 'end');
      await expect(hero).toHaveAttribute('data-piled', '');
      await expectNoSidewaysScroll(page);
      await atRest(hero);
      await hero.getByRole('button', { name: t({ ar: 'افرد البطاقات', en: 'Spread the cards out' }) }).click();
      await expect(hero).not.toHaveAttribute('data-piled', '');
      await atRest(hero);
      await expectNoAxeViolationsInArabic(page);
    });
  },
);

test('piles and fans of cards', async ({ qa, page }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await qa.publish([spread.full, spread.links, fan.full, fan.full]);
  await qa.open();
  await waitForHydration(page, 'AnimatedHero');

  await test.step('SEC-STACK3D-04, SEC-STACK3D-08, SEC-STACK3D-09 has cards of 24 or 22 by 30 rem, 40 px apart and 14 px in the pile', async () => {
    for (const [place, width, links] of [
      [0, 384, 1],
      [1, 352, 2],
    ] as const) {
      const hero = page.locator('.spread-frame').nth(place);
      await expect(hero).toHaveAttribute('data-piled', '');
      const cards = rowIn(hero).locator(':scope > li');
      const sizes = await cards.evaluateAll((all) =>
        all
          .slice(0, 2)
          .map((card) => (card instanceof HTMLElement ? [card.offsetLeft, card.offsetWidth, card.offsetHeight] : [])),
      );
      expect(sizes.map(([, cardWidth, height]) => [cardWidth, height])).toEqual([
        [width, 480],
        [width, 480],
      ]);
      expect(Math.abs((sizes[0]?.[0] ?? 0) - (sizes[1]?.[0] ?? 0)) - width).toBe(40);
      const depths = await cards.evaluateAll((all) =>
        all.slice(0, 2).map((card) => getComputedStyle(card).getPropertyValue('--pile-depth')),
      );
      expect(depths).toEqual(['70px', '56px']);
      await expect(cards.first().getByRole('link', { includeHidden: true })).toHaveCount(links);
    }
  });

  await test.step('SEC-STACK3D-02, SEC-STACK3D-07 leaves a category’s cards, also when its tab is pressed during the motion', async () => {
    const hero = page.locator('.spread-frame').first();
    const tab = (name: string) => hero.getByRole('button', { name, exact: true });
    await expect(tab('الكل')).toHaveAttribute('aria-pressed', 'true');
    const cards = rowIn(hero).locator(':scope > li:visible');
    await expect(cards).toHaveCount(6);
    await scroll(page, 'row');
    await expect(hero).toHaveAttribute('data-phase', 'busy');
    await tab('مجموعة ٢').dispatchEvent('click');
    await expect(tab('مجموعة ٢')).toHaveAttribute('aria-pressed', 'false');
    await expect(tab('مجموعة ٢')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText('بطاقة ٤');
    await atRest(hero);
    await tab('الكل').click();
    await expect(cards).toHaveCount(6);
  });

  /** Brings a fan to the top of the window and waits until it has been fanned out. */
  const fanOut = async (hero: Locator) => {
    await hero.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(hero.locator('xpath=ancestor::*[@data-widget]')).toHaveAttribute('data-hydrated');
    await atRest(hero);
  };

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('SEC-HCAT-06, SEC-HCAT-07 lays the cards of a chosen category out again, and ignores clicks meanwhile', async () => {
    const hero = page.locator('.fan').first();
    await fanOut(hero);
    await hero.locator('.fan-panels > li').first().click();
    const tabs = hero.getByRole('tab');
    await tabs.nth(1).dispatchEvent('click');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await atRest(hero);
    const moving = () => rowIn(hero).evaluate((list) => list.getAnimations({ subtree: true }).length);
    expect(await moving()).toBe(0);
    await tabs.first().dispatchEvent('click');
    expect(await moving()).toBeGreaterThan(0);
    await atRest(hero);
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('SEC-HCAT-04 is on a phone a row of categories that is swiped, and then a tab bar over a row of cards', async () => {
    const hero = page.locator('.fan').last();
    await fanOut(hero);
    const panels = hero.locator('.fan-panels');
    await expect(panels).toHaveCSS('scroll-snap-type', 'x mandatory');
    const scrolls = await panels.evaluate((list) => list.scrollWidth > list.clientWidth);
    expect(scrolls).toBe(true);
    await panels.locator('li').first().click();
    await expect(panels).toBeHidden();
    await expect(hero.getByRole('tab')).toHaveCount(3);
    await expect(rowIn(hero).locator(':scope > li').first()).toBeInViewport({ ratio: 0.5 });
    await expectNoSidewaysScroll(page);
  });
});
