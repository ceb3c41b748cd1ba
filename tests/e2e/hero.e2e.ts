import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { widget } from '#src/widgets/heroes/HeroBanner/HeroBanner.widget.ts';
import { fixtures as texts } from '#src/widgets/text/RichText/RichText.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { localizedPath, also, type SiteLanguage, type Translate } from '#tests/support/site.ts';

/** Asserts that every part of the full example is shown. */
async function expectAllParts(page: Page, t: Translate, language: SiteLanguage): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    t({ ar: 'مالُك على رُكنٍ ثابت', en: 'Bank on firm ground' }),
  );
  await expect(main.getByText(t({ ar: 'حساب بلا رسوم شهرية.', en: 'An account with no monthly fee.' }))).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([t({ ar: 'ودائعك محمية', en: 'Your deposits are protected' })]);
  await expect(main.getByText(t({ ar: '٣١ ديسمبر ٢٠٢٦', en: 'December 31, 2026' }))).toBeVisible();
  for (const [name, path] of [
    [{ ar: 'الرئيسية', en: 'Home' }, '/'],
    [{ ar: 'افتح حسابك', en: 'Open an account' }, '/personal'],
    [{ ar: 'اسألنا', en: 'Ask us' }, '/help'],
  ] as const)
    await expect(main.getByRole('link', { name: t(name) })).toHaveAttribute('href', localizedPath(language, path));
}

const title = { ar: 'مالُك على رُكنٍ ثابت', en: 'Bank on firm ground' };
const heroFixtures = defineFixtures(widget, {
  split: { ...hero.full.fixture, params: { Variant: 'split' } },
  long: { fields: { BannerTitle: { ar: 'لك من أي حي', en: 'A card in one go' } } },
  pictured: {
    params: { Variant: 'full' },
    fields: { BannerTitle: title, BannerImage: { src: 'hero/home.svg', alt: '' } },
  },
});

test(
  'CARD-01 the hero banner shows a back link, heading, description, bullets, valid-to date and two links, and leaves out what is empty',
  also({ phone: 'parts stand one below the other' }),
  async ({ qa, page, t, siteLanguage }) => {
    await qa.publish(heroFixtures.split);
    await qa.open();
    await expectAllParts(page, t, siteLanguage);

    await qa.publish(hero.backLinkWithoutLabel);
    await qa.open();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(0);
    await expect(main.getByRole('list')).toHaveCount(0);
    await expect(main.getByRole('paragraph')).toHaveCount(0);
    await expect(main.locator('img')).toHaveCount(0);
  },
);

test(
  'CARD-02 the full-width variant has the same parts and spans the width of the page',
  also({ english: 'picture and text change sides', phone: 'the picture stands behind the text' }),
  async ({ qa, page, t, siteLanguage }) => {
    await qa.publish(hero.full);
    await qa.open();
    await expectAllParts(page, t, siteLanguage);
    const box = await page.getByRole('main').locator('section').first().boundingBox();
    expect(box).toMatchObject({ x: 0, width: await page.evaluate(() => document.documentElement.clientWidth) });
  },
);

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
  'SEC-HERO-01 the hero banner, full-width too, shows the parts of its datasource, and those of its page where it has none',
  also({ phone: 'parts stand one below the other' }),
  async ({ qa, open, page, t, siteLanguage }) => {
    for (const example of [heroFixtures.split, hero.full]) {
      await qa.publish(example, { BannerTitle: { ar: 'عنوان الصفحة', en: 'Of the page' } });
      await qa.open();
      await expectAllParts(page, t, siteLanguage);
    }
    await qa.publish(hero.minimal);
    await qa.open();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);

    const file = join(import.meta.dirname, '../../sitecore/content/pages/help.yml');
    const { fields } = pageFile.parse(parse(readFileSync(file, 'utf8')));
    await open('/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(fields.BannerTitle));
    await expect(page.getByRole('main').getByText(t(fields.BannerDescription))).toBeVisible();
  },
);

/** Returns the number of lines of the heading. */
const linesOfHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    // A line’s box and its letters are of different heights around one middle.
    return new Set([...range.getClientRects()].map(({ top, bottom }) => Math.round((top + bottom) / 20))).size;
  });

test(
  'SEC-HERO-03 up to 1023 px a title stands in two lines, split after 3 words in Arabic and 4 in English; above it flows',
  also({ english: 'the title is split after 4 words' }),
  async ({ qa, page, t }) => {
    await qa.publish(heroFixtures.long);
    await page.setViewportSize({ width: 1023, height: 800 });
    await qa.open();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t({ ar: 'لك من أي حي', en: 'A card in one go' }));
    expect(await linesOfHeading(page)).toBe(2);
    const [first, second] = await heading.evaluate((element) =>
      (element instanceof HTMLElement ? element.innerText : '').split('\n').map((line) => line.trim()),
    );
    expect([first, second]).toEqual(t({ ar: 'لك من أي|حي', en: 'A card in one|go' }).split('|'));
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await linesOfHeading(page)).toBe(1);
  },
);

/** Parts of a hero in each of its variants, with its own picture for narrow screens. */
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
  'CARD-09 the hero shows its picture at every width in every variant, below the text under 1024 px, there in its own crop',
  also({ english: 'the picture stands at the other side' }),
  async ({ qa, page, siteLanguage }) => {
    for (const { Variant, fixture } of variants) {
      await qa.publish(fixture);
      await qa.open();
      const picture = page.getByRole('main').locator('picture img');
      const text = page.getByRole('heading', { level: 1 });
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
  },
);

test('a hero’s bullet with an amount is one text beside its mark', async ({ qa, page }) => {
  await qa.publish(
    defineFixtures(widget, {
      priced: {
        fields: {
          BannerTitle: title,
          BannerBulletList: {
            ar: [{ name: '1', value: 'من ٥٬٠٠٠ ريال فقط' }],
            en: [{ name: '1', value: 'From SAR 5,000' }],
          },
        },
      },
    }).priced,
  );
  await qa.open();
  const bullet = page.getByRole('main').getByRole('listitem');
  await expect(bullet.locator('.riyal')).toBeVisible();
  // Flex items would have the gap of the row between them: the mark and the whole text are the only two.
  expect(await bullet.evaluate(({ children }) => children.length)).toBe(2);
  expect(await bullet.evaluate(({ innerText }: HTMLElement) => innerText.trim())).toMatch(/^من ٥٬٠٠٠\s+ريال\s+فقط$/u);
});

test('SEC-HERO-04 the hero’s picture is cut for phones under 600 px, and for wide screens from there', async ({
  qa,
  page,
}) => {
  await qa.publish(heroFixtures.pictured);
  await qa.open();
  const cutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page
      .getByRole('main')
      .locator('img')
      .evaluate((img) => getComputedStyle(img).clipPath);
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
    const box = await page.getByRole('main').locator('img').boundingBox();
    expect(box?.width).toBe(width);
    expect(box?.height).toBeGreaterThan(150);
  }
});

test(
  'SEC-RICH-01 formatted text has its headings, lists, tables and links, is made safe, and leads within the language',
  also({ phone: 'tables are wider than the screen' }),
  async ({ qa, page, t, siteLanguage }) => {
    await qa.publish(texts.full);
    await qa.open();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(t({ ar: 'شروط الحساب', en: 'Account terms' }));
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(t({ ar: 'الرسوم', en: 'Fees' }));
    await expect(main.getByRole('listitem')).toHaveText(
      t({ ar: 'لا رسوم شهرية|كشف الحساب مجاني', en: 'No monthly fee|Statements are free' }).split('|'),
    );
    await expect(main.getByRole('table').getByRole('columnheader')).toHaveText(
      t({ ar: 'الخدمة|الرسوم', en: 'Service|Fee' }).split('|'),
    );
    await expect(main.getByRole('table').getByRole('cell').first()).toHaveText(
      t({ ar: 'تحويل محلي', en: 'Local transfer' }),
    );
    await expect(main.getByRole('link')).toHaveAttribute('href', localizedPath(siteLanguage, '/personal'));

    await qa.publish(texts.unsafe);
    await qa.open();
    await expect(main).toContainText(t({ ar: 'رابط', en: 'link' }));
    await expect(main.locator('[onclick], script, [href^="javascript"]')).toHaveCount(0);
  },
);
