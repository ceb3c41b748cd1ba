import { expect, test } from '#tests/support/editor.ts';

test('OFFC-07 an author sees the date of an offer’s card as its field has it, visitors in words', async ({
  page,
  editor,
}) => {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'قهوة محمصة بُن' }) })
    .first();
  await editor.open('/rewards');
  await expect(card.locator('bdi')).toHaveText('2029-12-31T00:00:00Z');
  await page.goto(`${editor.workspace.url}/rewards`);
  await expect(card).toContainText('٣١ ديسمبر ٢٠٢٩');
  await expect(card.locator('bdi')).toHaveCount(0);
});
