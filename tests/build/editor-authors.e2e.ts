import { existsSync } from 'node:fs';
import { expect, signIn, statusMessage, test } from '#tests/support/editor.ts';

const page = (title: string): string => `template: Page
fields: { Title: { ar: ${title}, en: ${title} }, BannerTitle: { ar: عنوان, en: Title } }
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: Breadcrumbs
`;

test('of two authors who change one list, the second is told and sees the first one’s change', async ({
  page: first,
  browser,
  editor,
}) => {
  await editor.openNew('two-authors', page('two'), 'en');
  editor.expectLogged(/409/);
  const second = await (await browser.newContext()).newPage();
  await signIn(second, editor.workspace);
  await second.goto(first.url());
  for (const author of [first, second]) await author.getByRole('button', { name: 'Blocks', exact: true }).click();
  const rows = first.getByRole('list', { name: 'Main' }).locator('> li > .author-row > span');
  await second.getByRole('button', { name: 'Duplicate: Breadcrumbs' }).click();
  await expect(second.getByRole('dialog').getByRole('status')).toHaveText('The change is saved in the draft.');
  await first.getByRole('button', { name: 'Move down: Hero banner' }).click();
  await expect(first.getByRole('dialog').getByRole('status')).toContainText('Somebody else has changed this.');
  await expect(rows).toHaveCount(3);
  await first.getByRole('button', { name: 'Move down: Hero banner' }).click();
  await expect(first.getByRole('dialog').getByRole('status')).toHaveText('The change is saved in the draft.');
  await expect(rows).toHaveText(['Breadcrumbs', 'Hero banner', 'Breadcrumbs']);
  await second.context().close();
});

test('an author sees the differences of a draft and discards it', async ({ page: author, editor }) => {
  await editor.openNew('discard', page('discarded'), 'en');
  await author.locator('h1 .scWebEditInput').fill('Not for long');
  await author.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = author.getByRole('dialog', { name: 'Publish “discarded”' });
  const row = dialog.getByRole('listitem').filter({ hasText: '/help/discard' });
  await row.getByText('Changes: 1').click();
  await expect(row.locator('del')).toHaveText('Title');
  await expect(row.locator('ins')).toHaveText('Not for long');
  await row.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(row.getByRole('button', { name: /Press again to confirm/ })).toBeVisible();
  expect(editor.draft('discard')).toContain('Not for long');
  await row.getByRole('button', { name: /Press again to confirm/ }).click();
  await expect(author.locator('h1 .scWebEditInput')).toHaveText('Title');
  await expect(statusMessage(author)).toHaveText('No unsaved changes');
  expect(existsSync(editor.workspace.pathOf('pages/help/discard.draft.yml'))).toBe(false);
});
