import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  localizedPath,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';

const PICKS = '/sahlha/offers';

/** Returns the parts of the ring. */
function partsOf(page: Page, t: Translate) {
  const carousel = page.getByRole('group', { name: t({ ar: 'عروض مختارة لك', en: 'Picked for you' }), exact: true });
  const button = (ar: string, en: string) => carousel.getByRole('button', { name: t({ ar, en }), exact: true });
  const ring = carousel.getByRole('list');
  return {
    ...{ carousel, ring },
    cards: ring.getByRole('article'),
    all: ring.locator('article'),
    dots: carousel.getByRole('button', { name: /^(?:انتقل إلى|Go to) / }),
    back: button('السابق', 'Previous'),
    ahead: button('التالي', 'Next'),
    status: carousel.getByRole('status'),
    middle: ring.locator('> [data-slot="0"]').getByRole('heading', { level: 2 }),
    after: ring.locator('> [data-slot="1"] h2'),
    before: ring.locator('> [data-slot="-1"] h2'),
  };
}

/** Waits until the cards stand, and returns their boxes from the start of the line to its end. */
async function boxesOf(cards: Locator) {
  await cards.first().evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, right, width } = card.getBoundingClientRect();
      return { left, right, width };
    }),
  );
}

/** Swipes over the ring by so many pixels. */
async function swipe(page: Page, ring: Locator, across: number, down = 0): Promise<void> {
  const box = await ring.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 4 });
  await page.mouse.up();
}

test(
  'the ring of partners',
  also({ english: 'texts and direction differ; keys, arrows and swipes run the other way' }),
  async ({ page, open, t }) => {
    await open(PICKS);
    await waitForHydration(page, 'SahlhaCarousel');
    const { cards, all, middle, before, after, back, ahead, dots, status, ring, carousel } = partsOf(page, t);
    const titles = await all.locator('h2').allTextContents();

    await test.step('SAHLHA-14 SAHLHA-15 SAHLHA-20 shows nine partners at most, one large between two, in space, and the fixed notice', async () => {
      await expect(page.getByRole('main')).toContainText(
        t({ ar: 'صالح حتى: ٣١ ديسمبر ٢٠٢٤', en: 'Valid to: 31 December 2024' }),
      );
      await expect(all).toHaveCount(9);
      await expect(cards).toHaveCount(3);
      const slots = await ring.locator('> li').evaluateAll((items) =>
        items
          .filter((item) => getComputedStyle(item).visibility === 'visible')
          .map((item) => {
            const { left, width } = item.getBoundingClientRect();
            return {
              slot: Number(item.getAttribute('data-slot')),
              left,
              width,
              turn: getComputedStyle(item).transform,
            };
          })
          .sort((one, other) => one.left - other.left),
      );
      expect(slots.map(({ slot }) => slot)).toEqual(t({ ar: '1 0 -1', en: '-1 0 1' }).split(' ').map(Number));
      const [first, large, last] = slots;
      expect(large?.width).toBeGreaterThan(1.4 * Math.max(first?.width ?? 0, last?.width ?? 0));
      expect([first?.turn, last?.turn]).toEqual([
        expect.stringContaining('matrix3d'),
        expect.stringContaining('matrix3d'),
      ]);
      await expectNoAxeViolationsInArabic(page);
    });

    await test.step('SAHLHA-16 SAHLHA-18 turns by one card with its arrows, without end, and with a dot to its card', async () => {
      await expect(status).toBeEmpty();
      await back.click();
      await expect(middle).toHaveText(titles[8] ?? '');
      await expect(after).toHaveText(titles[0] ?? '');
      await ahead.click();
      await ahead.click();
      await expect(middle).toHaveText(titles[1] ?? '');
      await expect(before).toHaveText(titles[0] ?? '');
      const arrow = (button: Locator) => button.locator('svg').evaluate((svg) => getComputedStyle(svg).scale);
      expect(await arrow(ahead)).toBe(t({ ar: '-1 1', en: 'none' }));
      await dots.nth(5).click();
      await expect(middle).toHaveText(titles[5] ?? '');
      await expect(dots.nth(5)).toHaveAttribute('aria-current', 'true');
      await expect(dots.nth(1)).not.toHaveAttribute('aria-current', 'true');
      await expect(status).toHaveText(t({ ar: `${titles[5]}، ٦ من ٩`, en: `${titles[5]}, 6 of 9` }));
      await ring.focus();
      await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
      await expect(middle).toHaveText(titles[6] ?? '');
      await page.keyboard.press('Home');
      await expect(middle).toHaveText(titles[0] ?? '');
    });

    await test.step('SAHLHA-17 turns by one card in the direction of a swipe of 50 px and more', async () => {
      const sign = t({ ar: 'right', en: 'left' }) === 'right' ? 1 : -1;
      await swipe(page, ring, 49 * sign);
      await swipe(page, ring, 60 * sign, 90);
      await expect(middle).toHaveText(titles[0] ?? '');
      await swipe(page, ring, 60 * sign);
      await expect(middle).toHaveText(titles[1] ?? '');
      await swipe(page, ring, -200 * sign);
      await expect(middle).toHaveText(titles[0] ?? '');
    });

    await test.step('the cards at its sides are cut off on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
      const phone = await boxesOf(cards);
      const frame = await carousel.boundingBox();
      const end = (frame?.x ?? 0) + (frame?.width ?? 0);
      expect(phone.filter(({ left, right }) => left < (frame?.x ?? 0) || right > end)).toHaveLength(2);
    });
  },
);

test(
  'SAHLHA-19 links back to the page of the programme; all cards stand without scripts',
  also({ english: 'texts and paths differ' }),
  async ({ openWithoutScripts, siteLanguage, t }) => {
    const page = await openWithoutScripts(PICKS);
    const { all, dots } = partsOf(page, t);
    await expect(all).toHaveCount(9);
    for (const card of await all.all()) await expect(card).toBeVisible();
    await expect(dots).toHaveCount(0);
    await page
      .getByRole('link', { name: t({ ar: 'العودة إلى صفحة برنامج سهّلها', en: 'Back to Sahlha Program Page' }) })
      .click();
    await expect(page).toHaveURL(new RegExp(`${localizedPath(siteLanguage, '/sahlha')}$`));
  },
);
