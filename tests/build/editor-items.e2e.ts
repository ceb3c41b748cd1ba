import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/editor.ts';

const CARDS = ['everyday', 'cashback'].map((name) => `          - /home/personal/cards/${name}\n`).join('');
const COMPARISON = `template: Page
fields: { Title: { ar: مقارنة, en: Comparison } }
placeholders:
  headless-main:
    - rendering: CompareCards
      datasource:
        fields:
          Cards:
${CARDS}`;

const list = (page: Page) => page.getByRole('list', { name: 'البطاقات' });
const names = (page: Page) => list(page).locator('> li > .author-row > span');
const saved = (page: Page) => page.getByRole('dialog').last().getByRole('status');

/** Returns the cards of a draft, in its order. */
const cardsIn = (draft: string): string[] =>
  [...draft.matchAll(/- \/home\/personal\/cards\/(\w+)/g)].map(([, name = '']) => name);

async function openCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'الأقسام', exact: true }).click();
  await page.getByRole('button', { name: /^عدّل: / }).click();
  await expect(list(page)).toBeVisible();
}

test('an author chooses, moves and removes the items of a field, and takes each back', async ({ page, editor }) => {
  await editor.openNew('items', COMPARISON);
  await openCards(page);
  await expect(names(page)).toHaveText([/البطاقة اليومية/, /بطاقة الاسترداد/]);

  await page.getByRole('button', { name: 'اختر من العناصر المشتركة' }).click();
  const picker = page.getByRole('dialog', { name: 'اختر من العناصر المشتركة: البطاقات' });
  await expect(picker.getByRole('button', { name: 'البطاقة اليومية' })).toHaveCount(0);
  // Written with the marks of its vowels.
  await picker.getByRole('searchbox', { name: 'ابحث' }).fill('السَّفَر');
  await picker.getByRole('button', { name: /السفر/ }).first().click();
  await expect(saved(page)).toHaveText('حُفظ التغيير في المسوّدة.');
  await expect(names(page)).toHaveCount(3);
  expect(cardsIn(editor.draft('items'))).toEqual(['everyday', 'cashback', 'travel']);

  await list(page)
    .getByRole('button', { name: /^إلى الأعلى: .*السفر/ })
    .click();
  await expect(names(page).nth(1)).toContainText('السفر');
  await list(page).getByRole('button', { name: 'أزل: البطاقة اليومية' }).click();
  await expect(names(page)).toHaveCount(2);
  expect(cardsIn(editor.draft('items'))).toEqual(['travel', 'cashback']);

  await page.keyboard.press('Escape');
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')]);
  for (const cards of [
    ['everyday', 'travel', 'cashback'],
    ['everyday', 'cashback', 'travel'],
    ['everyday', 'cashback'],
  ]) {
    // Twice, as impatient authors do: it takes one change back.
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'تراجَع' }).dblclick()]);
    expect(cardsIn(editor.draft('items'))).toEqual(cards);
  }
  await expect(page.getByRole('button', { name: 'تراجَع' })).toBeDisabled();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'أعِد' }).click()]);
  expect(cardsIn(editor.draft('items'))).toEqual(['everyday', 'cashback', 'travel']);
});

test('a lookup is a choice of the items that there are', async ({ page, editor }) => {
  await editor.openNew('lookup', COMPARISON, 'ar');
  await openCards(page);
  await list(page).getByRole('button', { name: 'عدّل: البطاقة اليومية' }).click();
  const card = page.getByRole('dialog', { name: 'البطاقة اليومية' });
  const category = card.getByRole('combobox', { name: 'فئة البطاقة' });
  await expect(category).toBeVisible();
  expect(await category.getByRole('option').count()).toBeGreaterThan(2);
  await expect(category).not.toHaveValue('');
});
