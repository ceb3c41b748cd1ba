import type { Page } from '@playwright/test';
import { fixtures as banner } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as spread } from '#src/widgets/heroes/AnimatedHero/AnimatedHero.fixture.ts';
import { fixtures as fan } from '#src/widgets/heroes/CategoryHero/CategoryHero.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

const NEXT = { ar: 'التالي', en: 'Next' };
const PREVIOUS = { ar: 'السابق', en: 'Previous' };

const frame = (page: Page) => page.getByRole('main').locator('.spread-frame');
const row = (page: Page) => page.getByRole('main').locator('[data-row]:visible');
const atRest = (page: Page, part: string) => expect(page.locator(part)).toHaveAttribute('data-phase', 'resting');

/** Moves the anchor of the animated hero into view or out of it. */
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
  'SEC-STACK3D-01, SEC-STACK3D-03, SEC-STACK3D-05 opens a pile into a row that is dragged and stepped, and becomes a pile again',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    await page.setViewportSize({ width: 1440, height: 640 });
    await qa.publish([banner.full, spread.full]);
    await qa.open();
    await waitForHydration(page, 'AnimatedHero');
    await expect(frame(page)).toHaveAttribute('data-piled', '');
    const cards = row(page).locator(':scope > li');
    await expect(cards.first()).toHaveCSS('transform', /matrix3d/);
    // Cards that move are no places to stop at: a slow browser would open the row at its end.
    await expect(row(page)).toHaveCSS('scroll-snap-type', 'none');
    await scroll(page, 'row');
    await expect(frame(page)).not.toHaveAttribute('data-piled', '');
    await atRest(page, '.spread-frame');
    await expect(row(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
    await expect(cards.first()).toHaveCSS('transform', 'none');
    const previous = page.getByRole('button', { name: t(PREVIOUS) });
    const next = page.getByRole('button', { name: t(NEXT) });
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
    await expect(frame(page)).toHaveAttribute('data-piled', '');
    await expectNoSidewaysScroll(page);
    await atRest(page, '.spread-frame');
    await page.getByRole('button', { name: t({ ar: 'افرد البطاقات', en: 'Spread the cards out' }) }).click();
    await expect(frame(page)).not.toHaveAttribute('data-piled', '');
    await atRest(page, '.spread-frame');
    await expectNoAxeViolationsInArabic(page);
  },
);

test('SEC-STACK3D-02, SEC-STACK3D-07 leaves a category’s cards, also when its tab is pressed during the motion', async ({
  qa,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await qa.publish(spread.full);
  await qa.open();
  await waitForHydration(page, 'AnimatedHero');
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tab('الكل')).toHaveAttribute('aria-pressed', 'true');
  const cards = row(page).locator(':scope > li:visible');
  await expect(cards).toHaveCount(6);
  await scroll(page, 'row');
  await expect(frame(page)).toHaveAttribute('data-phase', 'busy');
  await tab('مجموعة ٢').dispatchEvent('click');
  await expect(tab('مجموعة ٢')).toHaveAttribute('aria-pressed', 'false');
  await expect(tab('مجموعة ٢')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toContainText('بطاقة ٤');
  await atRest(page, '.spread-frame');
  await tab('الكل').click();
  await expect(cards).toHaveCount(6);
});

test('SEC-STACK3D-04, SEC-STACK3D-08, SEC-STACK3D-09 has cards of 24 or 22 by 30 rem, 40 px apart and 14 px in the pile', async ({
  qa,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  for (const [example, width, links] of [
    [spread.full, 384, 1],
    [spread.links, 352, 2],
  ] as const) {
    await qa.publish(example);
    await qa.open();
    await waitForHydration(page, 'AnimatedHero');
    const cards = row(page).locator(':scope > li');
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

test(
  'SEC-HCAT-01, SEC-HCAT-02, SEC-HCAT-05 fans three categories out from 1024 px, opens one as a row, and fans out again later',
  also({ english: 'the reading direction' }),
  async ({ qa, page, t }) => {
    await qa.publish(fan.full);
    await qa.open();
    await waitForHydration(page, 'CategoryHero');
    await atRest(page, '.fan');
    const panels = page.locator('.fan-panels > li');
    await expect(panels).toHaveCount(3);
    const faces = panels.first().locator('.face');
    await expect(faces).toHaveCount(3);
    const ways = await faces.evaluateAll((all) => all.map((face) => getComputedStyle(face).translate));
    expect(ways).toEqual(t({ ar: '14px 0px -14px', en: '-14px 0px 14px' }).split(' '));
    await page.setViewportSize({ width: 1280, height: 300 });
    const phases = () => page.locator('.fan').getAttribute('data-phase');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(phases).toBe('waiting');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(phases).not.toBe('waiting');
    await page.setViewportSize({ width: 1280, height: 900 });
    await atRest(page, '.fan');
    await panels.nth(1).click();
    await atRest(page, '.fan');
    await expect(row(page).locator(':scope > li')).toHaveCount(5);
    await expect(page.getByRole('tab', { selected: true })).toContainText(t({ ar: 'فئة ٢', en: 'Category 2' }));
    const first = row(page).locator(':scope > li').first();
    const start = (await first.boundingBox())?.x ?? 0;
    const box = await row(page).locator(':scope > li').nth(1).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 40];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + Number(t({ ar: '300', en: '-300' })), y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => Math.abs(((await first.boundingBox())?.x ?? 0) - start)).toBeGreaterThan(100);
    await expectNoAxeViolationsInArabic(page);
    await expectNoSidewaysScroll(page);
  },
);

test('SEC-HCAT-06, SEC-HCAT-07 lays the cards of a chosen category out again, and ignores clicks meanwhile', async ({
  qa,
  page,
}) => {
  await qa.publish(fan.full);
  await qa.open();
  await waitForHydration(page, 'CategoryHero');
  await atRest(page, '.fan');
  await page.locator('.fan-panels > li').first().click();
  const tabs = page.getByRole('tab');
  await tabs.nth(1).dispatchEvent('click');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await atRest(page, '.fan');
  const moving = () => row(page).evaluate((list) => list.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await tabs.first().dispatchEvent('click');
  expect(await moving()).toBeGreaterThan(0);
  await atRest(page, '.fan');
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('SEC-HCAT-04 is on a phone a row of categories that is swiped, and then a tab bar over a row of cards', async ({
  qa,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await qa.publish(fan.full);
  await qa.open();
  await waitForHydration(page, 'CategoryHero');
  await atRest(page, '.fan');
  const panels = page.locator('.fan-panels');
  await expect(panels).toHaveCSS('scroll-snap-type', 'x mandatory');
  const scrolls = await panels.evaluate((list) => list.scrollWidth > list.clientWidth);
  expect(scrolls).toBe(true);
  await panels.locator('li').first().click();
  await expect(panels).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(row(page).locator(':scope > li').first()).toBeInViewport({ ratio: 0.5 });
  await expectNoSidewaysScroll(page);
});
