import type { Locator, Page } from '@playwright/test';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as checklist } from '#src/widgets/sections/Checklist/Checklist.fixture.ts';
import { fixtures as featured } from '#src/widgets/sections/FeaturedText/FeaturedText.fixture.ts';
import { fixtures as beside } from '#src/widgets/sections/ImageBesideItems/ImageBesideItems.fixture.ts';
import { fixtures as bullets } from '#src/widgets/sections/ImageWithBullets/ImageWithBullets.fixture.ts';
import { fixtures as steps } from '#src/widgets/sections/NumberedSteps/NumberedSteps.fixture.ts';
import { fixtures as simple } from '#src/widgets/sections/SimpleStats/SimpleStats.fixture.ts';
import { fixtures as statistics } from '#src/widgets/sections/StatisticsSection/StatisticsSection.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll } from '#tests/support/site.ts';

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Returns the tops of elements, rounded, and how many stand at each. */
const rowsOf = (cards: Locator): Promise<readonly number[]> =>
  cards.evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

const widget = (page: Page, name: string) => page.locator(`[data-widget=${name}]`);

test(
  'figures, steps, and texts with pictures',
  also({ english: 'texts, sides and digits differ' }),
  async ({ qa, page, t }) => {
    await qa.publish([hero.full, statistics.full, simple.full, steps.twenty, bullets.full, bullets.flipped]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await qa.open();
    const section = widget(page, 'StatisticsSection');
    const cards = section.locator('.statistic');

    await test.step('SEC-STATS-01 SEC-STATS-02 shows two figures, then the others, with what each has', async () => {
      await expect(section.getByRole('heading', { level: 2 })).toHaveText(
        t({ ar: 'أرقام نقف عليها', en: 'Numbers we stand on' }),
      );
      await expect(section).toContainText(t({ ar: 'تُراجَع كل ربع سنة', en: 'Reviewed every quarter' }));
      await expect(cards.first()).toContainText(t({ ar: '٣٫٢ مليون', en: '3.2 million' }));
      await expect(cards.first()).toContainText(t({ ar: 'عميل يديرون', en: 'customers run' }));
      await expect(cards.first()).toContainText(t({ ar: '* حتى نهاية', en: '* At the end' }));
      await expect(cards.first().locator('img')).toHaveCount(1);
      await expect(cards.first().getByRole('link')).toHaveAttribute('href', /help$/);
      await expect(cards.nth(2).locator('small, a')).toHaveCount(0);
      expect(await rowsOf(cards)).toEqual([2, 2]);
    });

    await test.step('SEC-STATS-04 a shifted picture leans to the end side', async () => {
      const card = await boxOf(cards.nth(1));
      const art = await boxOf(section.locator('.statistic-art-shifted'));
      const beyond = t({ ar: 'start', en: 'end' }) === 'end' ? art.x + art.width - card.x - card.width : card.x - art.x;
      expect(beyond).toBeGreaterThan(10);
    });

    await test.step('SEC-STATS-05 stats are pairs of a figure and its words', async () => {
      const pairs = widget(page, 'SimpleStats').getByRole('listitem');
      await expect(pairs).toHaveText([/^(?:٤٫٨|4\.8)\s*(?:تقييم|rating)/, /^(?:دقيقتان|2.min)\s*(?:لفتح|to open)/]);
    });

    await test.step('SEC-IMGTEXT-01 SEC-IMGTEXT-02 the picture stands at the end, flipped at the start, the subtitle after or before the title', async () => {
      const [normal, flipped] = [0, 1].map((index) => widget(page, 'ImageWithBullets').nth(index));
      if (!normal || !flipped) throw new Error('two sections');
      const toRight = async (texts: Locator) =>
        (await boxOf(texts.locator('img'))).x > (await boxOf(texts.getByRole('heading'))).x;
      expect(await toRight(normal)).toBe(t({ ar: 'left', en: 'right' }) === 'right');
      expect(await toRight(flipped)).toBe(t({ ar: 'right', en: 'left' }) === 'right');
      const below = async (texts: Locator) =>
        (await boxOf(texts.locator('.text-head p'))).y > (await boxOf(texts.getByRole('heading'))).y;
      expect(await below(normal)).toBe(true);
      expect(await below(flipped)).toBe(false);
      await expect(normal.getByRole('listitem')).toHaveCount(2);
    });

    await test.step('SEC-STATS-03 the second picture moves until it is paused', async () => {
      const strip = cards.nth(1).locator('.statistic-strip');
      await cards.nth(1).scrollIntoViewIfNeeded();
      const motion = () =>
        strip.evaluate((element) => {
          const { animationDuration, animationIterationCount, animationPlayState } = getComputedStyle(element);
          const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform);
          return { animationDuration, animationIterationCount, animationPlayState, x: m41, y: m42 };
        });
      expect(await motion()).toMatchObject({ animationDuration: '29s', animationIterationCount: 'infinite', x: 0 });
      const before = (await motion()).y;
      await expect.poll(async () => (await motion()).y).toBeLessThan(before);
      const pause = cards.nth(1).getByRole('checkbox', { name: t({ ar: 'أوقف الحركة', en: 'Pause the motion' }) });
      await pause.focus();
      await page.keyboard.press('Space');
      expect((await motion()).animationPlayState).toBe('paused');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(pause).toBeHidden();
      expect(await strip.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    });

    const numbered = widget(page, 'NumberedSteps');
    await test.step('SEC-STEPS-01 steps count from one in three columns', async () => {
      await expect(numbered.locator('.numbered-step-number')).toHaveText(
        Array.from({ length: 20 }, (_, index) => (index + 1).toLocaleString(t({ ar: 'ar-EG', en: 'en-US' }))),
      );
      const columns = () => rowsOf(numbered.locator('.numbered-steps > li')).then(([first]) => first);
      expect(await columns()).toBe(3);
      await page.setViewportSize({ width: 640, height: 900 });
      expect(await columns()).toBe(2);
      await page.setViewportSize({ width: 639, height: 900 });
      expect(await columns()).toBe(1);
      await expectNoSidewaysScroll(page);
    });

    await test.step('figures stand one below the other under 768 px', async () => {
      await page.setViewportSize({ width: 767, height: 900 });
      expect(await rowsOf(cards)).toEqual([1, 1, 1, 1]);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolationsInArabic(page);
    });
  },
);

test('SEC-IMGTEXT-03 SEC-IMGTEXT-04 SEC-IMGTEXT-05 show a text with items, check items over a picture, and a picture next to items', async ({
  qa,
  page,
}) => {
  await qa.publish([hero.full, featured.full, checklist.full, beside.full, checklist.pictureless, bullets.pictureless]);
  await qa.open();
  const text = widget(page, 'FeaturedText');
  await expect(text).toContainText('البنك الجيد لا يُرى');
  await expect(text.getByRole('listitem')).toHaveCount(2);

  const list = widget(page, 'Checklist').first();
  await expect(list.getByRole('listitem')).toHaveText(['هوية سارية', 'تعريف بالراتب']);
  const [picture, panel] = [await boxOf(list.locator('img')), await boxOf(list.locator('.checklist-panel'))];
  expect(picture.y).toBeLessThan(panel.y);
  expect(picture.y + picture.height).toBeGreaterThan(panel.y + panel.height);
  expect(picture.x + picture.width).toBeGreaterThan(panel.x);
  await expect(widget(page, 'Checklist').nth(1)).toContainText('لا توجد صورة خلفية');

  const items = widget(page, 'ImageBesideItems');
  await expect(items.getByRole('listitem')).toHaveCount(2);
  const [image, first] = [await boxOf(items.locator('img')), await boxOf(items.getByRole('listitem').first())];
  expect(image.x).toBeGreaterThan(first.x + first.width);
  expect(Math.abs(image.y - first.y)).toBeLessThan(4);

  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolationsInArabic(page);
});
