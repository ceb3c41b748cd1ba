import type { Page } from '@playwright/test';
import { expect, expectNoEditorViolations, test } from '#tests/support/editor.ts';

const PAGE = `template: Page
fields:
  Title: { ar: حوارات, en: Dialogs }
  BannerTitle: { ar: عنوان الواجهة, en: Title of the hero }
  BannerLink: { ar: { text: المزيد, href: /help }, en: { text: More, href: /help } }
  BannerImage: { src: products/youth.svg, alt: '' }
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: CompareCards
      datasource:
        fields:
          Cards: [/home/personal/cards/everyday, /home/personal/cards/cashback]
`;

const TEXTS = {
  ar: {
    blocks: 'الأقسام',
    add: 'أضف قسماً',
    page: 'بيانات الصفحة',
    edit: /^عدّل: /,
    shared: 'اختر من العناصر المشتركة',
    library: 'اختر من مكتبة الوسائط',
    publish: 'انشر',
  },
  en: {
    blocks: 'Blocks',
    add: 'Add a block',
    page: 'Page details',
    edit: /^Edit: /,
    shared: 'Choose from the shared items',
    library: 'Choose from the media library',
    publish: 'Publish',
  },
} as const;

const topmost = (page: Page) => page.locator('dialog[open]').last();

const WIDTHS = [390, 1440];

/** Asserts of the topmost dialog, in each window: inside it, no part wider than it, no violation that axe finds in Arabic. */
async function expectWellMade(page: Page, language: 'ar' | 'en'): Promise<void> {
  const dialog = topmost(page);
  await expect(dialog).toBeVisible();
  for (const width of WIDTHS) {
    const height = 844;
    await page.setViewportSize({ width, height });
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const wide = await dialog.evaluate((root: Element) =>
      [root, ...Array.from(root.querySelectorAll('*'))]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto')
        .map((part) => part.getAttribute('class')),
    );
    expect(wide, `${width} px`).toEqual([]);
    // Markup and colours of an English dialog are the same.
    if (language === 'ar') await expectNoEditorViolations(page);
  }
}

for (const language of ['ar', 'en'] as const)
  test(`every dialog is well made: ${language}`, async ({ page, editor }) => {
    // Ten dialogs, each checked by axe.
    test.slow();
    const t = TEXTS[language];
    await page.setViewportSize({ width: 1440, height: 844 });
    await editor.openNew(`dialogs-${language}`, PAGE, language);
    await expectNoEditorViolations(page, '.author-tools');
    const press = (name: string | RegExp, within = page.locator('body')) =>
      within
        .getByRole('button', { name, exact: typeof name === 'string' })
        .first()
        .click();

    await press(t.blocks);
    await expectWellMade(page, language);
    await press(t.add, topmost(page));
    await expectWellMade(page, language);
    await page.keyboard.press('Escape');
    await topmost(page).getByRole('button', { name: t.edit }).nth(1).click();
    await expect(page.locator('dialog[open]')).toHaveCount(2);
    await expectWellMade(page, language);
    await press(t.shared, topmost(page));
    await expectWellMade(page, language);
    for (const count of [2, 1, 0]) {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(count);
    }

    await press(t.page);
    await expectWellMade(page, language);
    await press(t.library, topmost(page));
    await expectWellMade(page, language);
    for (const count of [1, 0]) {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(count);
    }

    await page.locator('main code[scfieldtype="general link"] + a').first().click();
    await expectWellMade(page, language);
    await page.keyboard.press('Escape');
    await page.locator('main code[scfieldtype="image"] + img').first().click();
    await expectWellMade(page, language);
    await page.keyboard.press('Escape');

    await page.locator('main [scfieldtype="datetime"]').first().click();
    await expectWellMade(page, language);
    await page.keyboard.press('Escape');

    await page.locator('h1 .scWebEditInput').fill('x');
    await press(t.publish);
    await topmost(page).locator('summary').first().click();
    await expect(topmost(page).locator('ins').first()).toBeVisible();
    await expectWellMade(page, language);
  });
