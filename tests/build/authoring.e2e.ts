import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { type Editor, expect, expectNoEditorViolations, statusMessage, test } from '#tests/support/editor.ts';
import { expectNoAxeViolations } from '#tests/support/site.ts';

const PATH = '/personal/cards';
const FILE = `pages${PATH}`;

test.describe.configure({ mode: 'serial' });

const draftOf = ({ workspace }: Editor): string => readFileSync(workspace.pathOf(`${FILE}.draft.yml`), 'utf8');

/** Returns the page's heading as visitors see it. */
async function headingOf({ workspace }: Editor, prefix: '' | '/en'): Promise<string> {
  const html = await (await fetch(`${workspace.url}${prefix}/personal/cards`)).text();
  return (
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim() ?? ''
  );
}

test('an author edits a heading, in Arabic first, and visitors see it after it is published', async ({
  page,
  editor,
}) => {
  const before = await headingOf(editor, '/en');
  await editor.open(PATH, 'ar');
  await expect(page.getByRole('region', { name: 'أدوات التحرير' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const title = page.locator('h1 .scWebEditInput');
  await title.fill('بطاقات لكل يوم');
  await expect(statusMessage(page)).toHaveText('تغييرات لم تُحفظ');
  await page.getByRole('button', { name: 'احفظ المسوّدة' }).click();
  await expect(statusMessage(page)).toHaveText('حُفظت المسوّدة.');
  expect(draftOf(editor)).toContain('ar: بطاقات لكل يوم');
  expect(readFileSync(editor.workspace.pathOf(`${FILE}.yml`), 'utf8')).not.toContain('بطاقات لكل يوم');
  expect(await headingOf(editor, '')).not.toBe('بطاقات لكل يوم');

  await expect(async () => {
    await page.reload();
    await expect(title).toHaveText('بطاقات لكل يوم', { timeout: 1000 });
  }).toPass();
  await editor.open(PATH, 'en');
  await expect(page.getByRole('region', { name: 'Editing tools' })).toBeVisible();
  await page.locator('h1 .scWebEditInput').fill('Cards for every day');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing.getByRole('heading', { name: 'Published with the page' })).toBeVisible();
  await expectNoEditorViolations(page, 'dialog[open]');
  await publishing.getByRole('button', { name: 'Publish what is chosen (1)' }).click();
  await expect(statusMessage(page)).toHaveText('The page is published.');
  expect(existsSync(editor.workspace.pathOf(`${FILE}.draft.yml`))).toBe(false);
  expect(before).not.toBe('Cards for every day');
  await expect.poll(() => headingOf(editor, '')).toBe('بطاقات لكل يوم');
  await expect.poll(() => headingOf(editor, '/en')).toBe('Cards for every day');
});

test('an author changes a link and a picture in dialogs, and a paragraph by typing', async ({ page, editor }) => {
  await editor.open(PATH, 'en');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'Ask for your card' }).first();
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Its words').fill('Get your card');
  await dialog.getByLabel('Address').fill('/personal/cards/travel');
  await dialog.getByLabel('Opens in a new window').uncheck();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByRole('link', { name: 'Get your card' }).first()).toHaveAttribute(
    'href',
    '/personal/cards/travel',
  );

  const picture = main.locator('code[scfieldtype="image"] + img[src$="products/protection.svg"]');
  await picture.click();
  const pictureDialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(pictureDialog.getByLabel('Its path in the media library')).toHaveValue('products/protection.svg');
  await pictureDialog.getByLabel('Its path in the media library').fill('products/youth.svg');
  await pictureDialog.getByLabel('Its description').fill('A young saver');
  await pictureDialog.getByRole('button', { name: 'Apply' }).click();

  const paragraph = main.locator('.scWebEditInput[scfieldtype="rich text"] h2').first();
  await paragraph.click();
  await page.keyboard.press('Home');
  await page.keyboard.type('New: ');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(statusMessage(page)).toHaveText('The draft is saved.');
  expect(draftOf(editor)).toContain('en: { text: Get your card, href: /personal/cards/travel }');
  expect(draftOf(editor)).toContain('Image: { ar: ');
  expect(draftOf(editor)).toContain('en: { src: products/youth.svg, alt: A young saver }');
  expect(draftOf(editor)).toContain('<h2>New: ');
});

test('a refused field is marked, keeps its text and stops no other field', async ({ page, editor }) => {
  // The browser logs the response's status.
  editor.expectLogged(/400/);
  await editor.open(PATH, 'en');
  const title = page.locator('h1 .scWebEditInput');
  await page.getByRole('main').getByRole('link', { name: /card$/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('/nowhere');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const refused = page.getByRole('main').locator('a[href="/nowhere"]').first();
  await title.fill('Cards after a refused link');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(statusMessage(page)).toContainText('there is no /nowhere');
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  expect(draftOf(editor)).toContain('en: Cards after a refused link');
  expect(draftOf(editor)).not.toContain('/nowhere');
  await refused.click();
  await expect(dialog.getByLabel('Address')).toHaveValue('/nowhere');
  await dialog.getByLabel('Address').fill('/personal/cards/travel');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(statusMessage(page)).toHaveText('The draft is saved.');
});

test('the header of an edited page looks as visitors see it, and its heading is near the top', async ({
  page,
  editor,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await editor.open(PATH, 'ar');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeLessThan(450);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const menus = page.locator('details[data-menu="mega"] > summary:visible');
  await menus.nth(0).click();
  await menus.nth(1).click();
  await expect(page.locator('details[data-menu="mega"][open]')).toHaveCount(1);
});

test('a text is kept when the platform cannot be reached, and when somebody else has changed it', async ({
  page,
  editor,
}) => {
  editor.expectLogged(/409|ERR_FAILED/);
  await editor.open(PATH, 'en');
  const title = page.locator('h1 .scWebEditInput');
  await page.route('**/sitecore/editing/fields', (route) => route.abort());
  await title.fill('Typed without a network');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(statusMessage(page)).toContainText('The platform does not answer.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title).toHaveText('Typed without a network');
  await expect(statusMessage(page)).toHaveText('Unsaved changes');
  await page.unroute('**/sitecore/editing/fields');
  editor.workspace.save(
    `${FILE}.draft.yml`,
    draftOf(editor).replace('Cards after a refused link', 'Cards of another author'),
  );
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(conflict).toContainText('Typed without a network');
  await expect(conflict).toContainText('Cards of another author');
  await expectNoEditorViolations(page);
  await conflict.getByRole('button', { name: 'Decide later' }).click();
  await expect(statusMessage(page)).toContainText('Somebody else has changed this.');
  await expect(title).toHaveText('Typed without a network');
  expect(draftOf(editor)).toContain('Cards of another author');
  expect(draftOf(editor)).not.toContain('Typed without a network');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveText('Cards of another author');
  await expect(statusMessage(page)).toHaveText('The draft is saved.');
  expect(draftOf(editor)).not.toContain('Typed without a network');
});

const EMPTY = 'pages/personal/empty';

/** Adds a block in the open panel by keyboard alone. */
async function addBlock(page: Page, name: string): Promise<void> {
  const add = page.getByRole('dialog', { name: 'الأقسام' }).getByRole('button', { name: 'أضف قسماً', exact: true });
  await add.last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'أضف قسماً' }).getByLabel('ابحث')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'الأقسام' }).getByRole('status')).toHaveText('حُفظ التغيير في المسوّدة.');
}

/** Opens the publish dialog and confirms it by keyboard alone. */
async function publishByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'انشر', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /انشر المختار/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Types into the page's empty paragraph and saves it. */
async function writeParagraph(page: Page, text: string, { save, saved }: Record<'save' | 'saved', string>) {
  await page.locator('main .scWebEditInput[scWatermark="true"][scFieldType="rich text"]').fill(text);
  await page.getByRole('button', { name: save }).press('Enter');
  await expect(statusMessage(page)).toHaveText(saved);
}

test('an author makes a page of five blocks by keyboard, in Arabic, and publishes it', async ({ page, editor }) => {
  editor.workspace.save(`${EMPTY}.yml`, 'template: Page\nfields: { Title: { ar: صفحة, en: Page } }\n');
  await editor.open('/personal/empty', 'ar');
  await expectNoEditorViolations(page, '.author-tools');
  await page.getByRole('button', { name: 'الأقسام' }).focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: 'صلب الصفحة' }).locator('> li > .author-row > span');
  for (const [index, name] of ['Breadcrumbs', 'RichText', 'SiteMap', 'DocumentCheck', 'HeroBanner'].entries()) {
    await addBlock(page, name);
    await expect(rows).toHaveCount(index + 1);
  }
  await expectNoEditorViolations(page, 'dialog[open]');
  await expect(page.getByRole('button', { name: 'إلى الأعلى: واجهة الصفحة' })).toBeFocused();
  for (const order of [3, 2, 1]) {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rows.nth(order)).toHaveText('واجهة الصفحة');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'تراجَع' })).toBeEnabled();
  await page.getByRole('button', { name: 'تراجَع' }).press('Enter');
  await expect(page.getByRole('button', { name: 'أعِد' })).toBeEnabled();
  await page.getByRole('button', { name: 'أعِد' }).press('Enter');
  await expect(page.getByRole('button', { name: 'أعِد' })).toBeDisabled();

  await page.getByRole('button', { name: 'بيانات الصفحة' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'صفحة' });
  await panel.getByRole('textbox', { name: 'عنوان الواجهة: عربي' }).fill('مكتوب بلوحة المفاتيح');
  await panel.getByRole('textbox', { name: 'عنوان الواجهة: English' }).fill('Written by keyboard');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('status')).toHaveText('حُفظت المسوّدة.');
  await expectNoEditorViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مكتوب بلوحة المفاتيح');

  editor.expectLogged(/400/);
  await publishByKeyboard(page);
  const refusal = page.getByRole('dialog').getByRole('alert');
  await expect(refusal).toContainText('مطلوبة وما زالت فارغة');
  await expect(refusal.getByRole('listitem')).toHaveText(['نص › النص (باللغتين)']);
  await expectNoEditorViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByText('[النص: نص القسم]')).toBeVisible();
  await writeParagraph(page, 'فقرة عن البطاقات', { save: 'احفظ المسوّدة', saved: 'حُفظت المسوّدة.' });
  await editor.open('/personal/empty', 'en');
  await writeParagraph(page, 'A paragraph about cards', { save: 'Save the draft', saved: 'The draft is saved.' });
  await editor.open('/personal/empty', 'ar');
  await publishByKeyboard(page);
  await expect(statusMessage(page)).toHaveText('نُشرت الصفحة.');
  const visited = async (path: string) => (await fetch(editor.workspace.url + path)).text();
  await expect.poll(() => visited('/personal/empty')).toContain('مكتوب بلوحة المفاتيح');
  await expect.poll(() => visited('/en/personal/empty')).toContain('Written by keyboard');
  const visitors = await visited('/personal/empty');
  expect(visitors).toContain('فقرة عن البطاقات');
  expect(visitors).not.toContain('نص القسم');
  expect(visitors).not.toContain('scWebEditInput');
});

test('the sign-in pages have no axe violations, before and after signing in', async ({ page, editor }) => {
  await expectNoAxeViolations(page);
  await page.goto(`${editor.workspace.platform}/sitecore/editing?lang=ar`);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'اخرج' }).click();
  await expect(page.getByLabel('كلمة المرور')).toBeVisible();
  await expectNoAxeViolations(page);
});
