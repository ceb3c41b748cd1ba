import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { widget } from '#src/widgets/heroes/HeroBanner/HeroBanner.widget.ts';
import { fixtures as texts } from '#src/widgets/text/RichText/RichText.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { localizedPath, also, type SiteLanguage, type Translate } from '#tests/support/site.ts';

/** Returns the heroes of a page in reading order. */
const heroesOf = (page: Page) => page.getByRole('main').locator('.hero-banner');

/** Asserts that every part of the full example is shown. */
async function expectAllParts(banner: Locator, t: Translate, language: SiteLanguage): Promise<void> {
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(
    t({ ar: 'مالُك على رُكنٍ ثابت', en: 'Bank on firm ground' }),
  );
  await expect(banner.getByText(t({ ar: 'حساب بلا رسوم شهرية.', en: 'An account with no monthly fee.' }))).toBeVisible();
  await expect(banner.getByRole('listitem')).toHaveText([t({ ar: 'ودائعك محمية', en: 'Your deposits are protected' })]);
  await expect(banner.getByText(t({ ar: '٣١ ديسمبر ٢٠٢٦', en: 'December 31, 2026' }))).toBeVisible();
  for (const [name, path] of [
    [{ ar: 'الرئيسية', en: 'Home' }, '/'],
    [{ ar: 'افتح حسابك', en: 'Open an account' }, '/personal'],
    [{ ar: 'اسألنا', en: 'Ask us' }, '/help'],
  ] as const)
    await expect(banner.getByRole('link', { name: t(name) })).toHaveAttribute('href', localizedPath(language, path));
}

/** Asserts that a hero spans the width of the page. */
async function expectFullWidth(banner: Locator): Promise<void> {
  const width = await banner.evaluate(() => document.documentElement.clientWidth);
  expect(await banner.boundingBox()).toMatchObject({ x: 0, width });
}

const title = { ar: 'مالُك على رُكنٍ ثابت', en: 'Bank on firm ground' };
const heroFixtures = defineFixtures(widget, {
  split: { ...hero.full.fixture, params: { Variant: 'split' } },
  long: { fields: { BannerTitle: { ar: 'لك من أي حي', en: 'A card in one go' } } },
  pictured: {
    params: { Variant: 'full' },
    fields: { BannerTitle: title, BannerImage: { src: 'hero/home.svg', alt: '' } },
  },
  priced: {
    fields: {
      BannerTitle: title,
      BannerBulletList: {
        ar: [{ name: '1', value: 'من ٥٬٠٠٠ ريال فقط' }],
        en: [{ name: '1', value: 'From SAR 5,000' }],
      },
    },
  },
});

const pageFile = z.object({
  fields: z.object({
    BannerTitle: z.object({ ar: z.string(), en: z.string() }),
    BannerDescription: z.object({ ar: z.string(), en: z.string() }),
  }),
  placeholders: z.object({
    'headless-main': z.tuple([z.strictObject({ rendering: z.literal('HeroBanner') })], z.unknown()),
  }),
});

test(
  'the parts of heroes and of formatted texts',
  also({ phone: 'parts stand one below the other, tables are wider than the screen' }),
  async ({ qa, open, page, t, siteLanguage }) => {
    await qa.publish(
      [heroFixtures.split, hero.full, hero.backLinkWithoutLabel, hero.minimal, texts.full, texts.unsafe],
      { BannerTitle: { ar: 'عنوان الصفحة', en: 'Of the page' } },
    );
    await qa.open();
    const banners = heroesOf(page);
    await expect(banners).toHaveCount(4);

    await test.step('CARD-01 the hero banner shows a back link, heading, description, bullets, valid-to date and two links, and leaves out what is empty', async () => {
      await expectAllParts(banners.nth(0), t, siteLanguage);
      const empty = banners.nth(2);
      await expect(empty.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(empty.getByRole('link')).toHaveCount(0);
      await expect(empty.getByRole('list')).toHaveCount(0);
      await expect(empty.getByRole('paragraph')).toHaveCount(0);
      await expect(empty.locator('img')).toHaveCount(0);
    });

    await test.step('CARD-02 the full-width variant has the same parts and spans the width of the page', async () => {
      await expectAllParts(banners.nth(1), t, siteLanguage);
      await expectFullWidth(banners.nth(1));
    });

    await test.step('SEC-RICH-01 formatted text has its headings, lists, tables and links, is made safe, and leads within the language', async () => {
      const terms = page.locator('#terms');
      await expect(terms.getByRole('heading', { level: 2 })).toHaveText(t({ ar: 'شروط الحساب', en: 'Account terms' }));
      await expect(terms.getByRole('heading', { level: 3 })).toHaveText(t({ ar: 'الرسوم', en: 'Fees' }));
      await expect(terms.getByRole('listitem')).toHaveText(
        t({ ar: 'لا رسوم شهرية|كشف الحساب مجاني', en: 'No monthly fee|Statements are free' }).split('|'),
      );
      await expect(terms.getByRole('table').getByRole('columnheader')).toHaveText(
        t({ ar: 'الخدمة|الرسوم', en: 'Service|Fee' }).split('|'),
      );
      await expect(terms.getByRole('table').getByRole('cell').first()).toHaveText(
        t({ ar: 'تحويل محلي', en: 'Local transfer' }),
      );
      await expect(terms.getByRole('link')).toHaveAttribute('href', localizedPath(siteLanguage, '/personal'));

      const main = page.getByRole('main');
      await expect(main.locator('section').last()).toContainText(t({ ar: 'رابط', en: 'link' }));
      await expect(main.locator('[onclick], script, [href^="javascript"]')).toHaveCount(0);
    });

    await test.step('SEC-HERO-01 the hero banner, full-width too, shows the parts of its datasource, and those of its page where it has none', async () => {
      for (const place of [0, 1]) await expectAllParts(banners.nth(place), t, siteLanguage);
      await expect(banners.nth(3).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banners.nth(3).getByRole('link')).toHaveCount(0);

      const file = join(import.meta.dirname, '../../sitecore/content/pages/help.yml');
      const { fields } = pageFile.parse(parse(readFileSync(file, 'utf8')));
      await open('/help');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(fields.BannerTitle));
      await expect(page.getByRole('main').getByText(t(fields.BannerDescription))).toBeVisible();
    });
  },
);

/** Returns the number of lines of the heading. */
const linesOfHeading = (heading: Locator) =>
  heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // A line’s box and its letters are of different heights around one middle.
    return new Set([...range.getClientRects()].map(({ top, bottom }) => Math.round((top + bottom) / 20))).size;
  });

/** A hero in each of its variants, with its own picture for narrow screens. */
const variants = (['split', 'full', 'low'] as const).map((Variant) => ({
  Variant,
  fixture: defineFixtures(widget, {
    pictured: {
      params: { Variant },
      fields: {
        BannerTitle: title,
        BannerImage: { src: 'hero/home.svg', alt: '' },
        BannerImageMobile: { src: 'hero/home-narrow.svg', alt: '' },
      },
    },
  }).pictured,
}));

test(
  'heroes at each width',
  also({ english: 'picture and text change sides, the title is split after 4 words' }),
  async ({ qa, page, t, siteLanguage }) => {
    await qa.publish([hero.full, heroFixtures.long, ...variants.map(({ fixture }) => fixture)]);
    await qa.open();
    const banners = heroesOf(page);

    await test.step('the full-width variant has the same parts and spans the width of the page', async () => {
      await expectAllParts(banners.nth(0), t, siteLanguage);
      await expectFullWidth(banners.nth(0));
    });

    await test.step('SEC-HERO-03 up to 1023 px a title stands in two lines, split after 3 words in Arabic and 4 in English; above it flows', async () => {
      await page.setViewportSize({ width: 1023, height: 800 });
      const heading = banners.nth(1).getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t({ ar: 'لك من أي حي', en: 'A card in one go' }));
      expect(await linesOfHeading(heading)).toBe(2);
      const [first, second] = await heading.evaluate((element) =>
        (element instanceof HTMLElement ? element.innerText : '').split('\n').map((line) => line.trim()),
      );
      expect([first, second]).toEqual(t({ ar: 'لك من أي|حي', en: 'A card in one|go' }).split('|'));
      await page.setViewportSize({ width: 1024, height: 800 });
      expect(await linesOfHeading(heading)).toBe(1);
    });

    await test.step('CARD-09 the hero shows its picture at every width in every variant, below the text under 1024 px, there in its own crop', async () => {
      for (const [index, { Variant }] of variants.entries()) {
        const banner = banners.nth(2 + index);
        const picture = banner.locator('picture img');
        const text = banner.getByRole('heading', { level: 1 });
        for (const width of [320, 599, 600, 1023, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await picture.scrollIntoViewIfNeeded();
          await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
          const box = await picture.boundingBox();
          const heading = await text.boundingBox();
          const where = `${Variant} at ${width} px`;
          if (!box || !heading) throw new Error(`nothing is shown: ${where}`);
          expect(Math.min(box.width, box.height), where).toBeGreaterThan(100);
          const src = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
          expect(src, where).toContain(width < 1024 ? 'home-narrow' : 'home.svg');
          if (width < 1024) expect(box.y, where).toBeGreaterThan(heading.y + heading.height);
          else if (siteLanguage === 'ar') expect(box.x, where).toBeLessThan(heading.x);
          else expect(box.x + box.width, where).toBeGreaterThan(heading.x + heading.width);
        }
      }
    });
  },
);

test('a hero’s picture and bullets', async ({ qa, page }) => {
  await qa.publish([heroFixtures.pictured, heroFixtures.priced]);
  await qa.open();
  const [pictured, priced] = [heroesOf(page).first(), heroesOf(page).last()];

  await test.step('a bullet with an amount is one text beside its mark', async () => {
    const bullet = priced.getByRole('listitem');
    await expect(bullet.locator('.riyal')).toBeVisible();
    // Flex items would have the gap of the row between them: the mark and the whole text are the only two.
    expect(await bullet.evaluate(({ children }) => children.length)).toBe(2);
    expect(await bullet.evaluate(({ innerText }: HTMLElement) => innerText.trim())).toMatch(/^من ٥٬٠٠٠\s+ريال\s+فقط$/u);
  });

  await test.step('SEC-HERO-04 the picture is cut for phones under 600 px, and for wide screens from there', async () => {
    const image = pictured.locator('img');
    const cutAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return image.evaluate((img) => getComputedStyle(img).clipPath);
    };
    const phone = await cutAt(599);
    const desktop = await cutAt(600);
    expect(phone).toContain('50%');
    expect(desktop).toMatch(/^inset\(/);
    expect(desktop).not.toBe(phone);
    expect(await cutAt(320)).toBe(phone);
    expect(await cutAt(1440)).toMatch(/^inset\(/);
    // Both are seen: the picture has a size at either side of the limit.
    for (const width of [599, 600]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await image.boundingBox();
      expect(box?.width).toBe(width);
      expect(box?.height).toBeGreaterThan(150);
    }
  });
});
