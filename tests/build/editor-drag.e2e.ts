import { expect, test } from '#tests/support/editor.ts';

const PAGE = `template: Page
fields: { Title: { ar: سحب, en: Drag } }
placeholders:
  headless-main:
    - rendering: Breadcrumbs
    - rendering: RichText
      datasource:
        fields: { Text: { ar: <p>فقرة</p>, en: <p>Paragraph</p> } }
    - rendering: FaqAccordion
      datasource:
        fields: { Title: { ar: أسئلة, en: Questions } }
        children:
          - { name: one, fields: { Question: { ar: الأول, en: First }, Answer: { ar: <p>أ</p>, en: <p>A</p> } } }
          - { name: two, fields: { Question: { ar: الثاني, en: Second }, Answer: { ar: <p>ب</p>, en: <p>B</p> } } }
          - { name: three, fields: { Question: { ar: الثالث, en: Third }, Answer: { ar: <p>ج</p>, en: <p>C</p> } } }
`;

test('an author drags a block to another position, and the page shows it there', async ({ page, editor }) => {
  await editor.openNew('drag-block', PAGE, 'en');
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  const rows = page.getByRole('list', { name: 'Main' }).locator('> li > .author-row');
  await expect(rows).toHaveCount(3);
  await rows.nth(2).dragTo(rows.nth(0));
  await expect(rows.nth(0)).toContainText('Questions');
  const order = [...editor.draft('drag-block').matchAll(/rendering: (\w+)/g)].map(([, name]) => name);
  expect(order).toEqual(['FaqAccordion', 'Breadcrumbs', 'RichText']);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  const first = page.locator('main [contenteditable]').first();
  await expect(first).toHaveText('Questions');
});

test('an author drags an entry of a list, which no other list takes', async ({ page, editor }) => {
  await editor.openNew('drag-entry', PAGE, 'en');
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  const blocks = page.getByRole('list', { name: 'Main' }).locator('> li > .author-row');
  await blocks
    .nth(2)
    .getByRole('button', { name: /^Edit: / })
    .click();
  const entries = page.locator('[data-list="children"] .author-row');
  await expect(entries.locator('> span')).toHaveText(['First', 'Second', 'Third']);
  await entries.nth(0).dragTo(entries.nth(2));
  await expect(entries.locator('> span')).toHaveText(['Second', 'Third', 'First']);
  const order = [...editor.draft('drag-entry').matchAll(/name: (one|two|three)/g)].map(([, name]) => name);
  expect(order).toEqual(['two', 'three', 'one']);
});
