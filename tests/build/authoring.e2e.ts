import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';
import { expectNoAxeViolations } from '#tests/support/site.ts';

const PASSWORD = 'a password of authors';
const FILE = 'pages/personal/cards';
let workspace: TestWorkspace;
let noise: string[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  workspace = await openTestWorkspace({ EDITING_PASSWORD: PASSWORD, JSS_EDITING_SECRET: 'secret-of-the-editing-side' });
});

test.afterAll(() => workspace.close());

test.beforeEach(async ({ page }) => {
  noise = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  await page.goto(`${workspace.platform}/sitecore/editing?lang=en`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
});

test.afterEach(() => expect(noise).toEqual([]));

const draft = (): string => readFileSync(workspace.pathOf(`${FILE}.draft.yml`), 'utf8');
const published = (): string => readFileSync(workspace.pathOf(`${FILE}.yml`), 'utf8');

/** Returns the page's heading as visitors see it. */
async function heading(prefix: '' | '/en'): Promise<string> {
  const html = await (await fetch(`${workspace.url}${prefix}/personal/cards`)).text();
  return (
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim() ?? ''
  );
}

async function edit(page: Page, language: 'ar' | 'en'): Promise<void> {
  await page.goto(`${workspace.platform}/sitecore/editing/page?item=/personal/cards&lang=${language}`);
  await expect(page.getByRole('region', { name: language === 'ar' ? 'أدوات التحرير' : 'Editing tools' })).toBeVisible();
}

/** Locates the status message of the author's tools. */
const statusMessage = (page: Page) => page.locator('.author-tools output');

test('an author edits a heading, in Arabic first, and visitors see it after it is published', async ({ page }) => {
  const before = await heading('/en');
  await edit(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const title = page.locator('h1 .scWebEditInput');
  await title.fill('بطاقات لكل يوم');
  await expect(statusMessage(page)).toHaveText('تغييرات لم تُحفظ');
  await page.getByRole('button', { name: 'احفظ المسوّدة' }).click();
  await expect(statusMessage(page)).toHaveText('حُفظت المسوّدة.');
  expect(draft()).toContain('ar: بطاقات لكل يوم');
  expect(published()).not.toContain('بطاقات لكل يوم');
  expect(await heading('')).not.toBe('بطاقات لكل يوم');

  await expect(async () => {
    await page.reload();
    await expect(title).toHaveText('بطاقات لكل يوم', { timeout: 1000 });
  }).toPass();
  await edit(page, 'en');
  await page.locator('h1 .scWebEditInput').fill('Cards for every day');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(statusMessage(page)).toHaveText('The page is published.');
  expect(existsSync(workspace.pathOf(`${FILE}.draft.yml`))).toBe(false);
  expect(before).not.toBe('Cards for every day');
  await expect.poll(() => heading('')).toBe('بطاقات لكل يوم');
  await expect.poll(() => heading('/en')).toBe('Cards for every day');
});

test('an author changes a link and a picture in dialogs, and a paragraph by typing', async ({ page }) => {
  await edit(page, 'en');
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
  expect(draft()).toContain('en: { text: Get your card, href: /personal/cards/travel }');
  expect(draft()).toContain('Image: { ar: ');
  expect(draft()).toContain('en: { src: products/youth.svg, alt: A young saver }');
  expect(draft()).toContain('<h2>New: ');
});

test('an invalid change is reported and not saved', async ({ page }) => {
  await edit(page, 'en');
  const before = draft();
  await page.getByRole('main').getByRole('link', { name: /card$/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('/nowhere');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(statusMessage(page)).toContainText('there is no /nowhere');
  expect(draft()).toBe(before);
  // The browser logs the response's status.
  noise = noise.filter((line) => !line.includes('400'));
});

test('the sign-in pages have no axe violations, before and after signing in', async ({ page }) => {
  await expectNoAxeViolations(page);
  await page.goto(`${workspace.platform}/sitecore/editing?lang=ar`);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'اخرج' }).click();
  await expect(page.getByLabel('كلمة المرور')).toBeVisible();
  await expectNoAxeViolations(page);
});
