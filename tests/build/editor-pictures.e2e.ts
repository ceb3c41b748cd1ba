import { expect, statusMessage, test } from '#tests/support/editor.ts';

const PAGE = `template: Page
fields:
  Title: { ar: صور, en: Pictures }
  BannerTitle: { ar: صورة الواجهة, en: Picture of the hero }
  BannerImage: { src: products/youth.svg, alt: '' }
placeholders:
  headless-main:
    - rendering: HeroBanner
`;

test('an author chooses a picture of the media library by name, with its folder and size', async ({ page, editor }) => {
  await editor.openNew('picture', PAGE, 'ar');
  const picture = page.locator('main code[scfieldtype="image"] + img').first();
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'الصورة' });
  await dialog.getByRole('button', { name: 'اختر من مكتبة الوسائط' }).click();
  const picker = page.getByRole('dialog', { name: 'اختر من مكتبة الوسائط' });
  await picker.getByRole('searchbox', { name: 'ابحث' }).fill('protection');
  const choice = picker.getByRole('button', { name: /^protection\.svg products/ });
  await expect(choice).toContainText(/العرض [٠-٩]+ × الارتفاع [٠-٩]+/);
  await expect(choice).toContainText(/كيلوبايت/);
  await choice.click();
  await expect(dialog.getByLabel('مسارها في مكتبة الوسائط')).toHaveValue('products/protection.svg');
  await dialog.getByRole('button', { name: 'طبّق' }).click();
  await expect(picture).toHaveAttribute('src', /products\/protection\.svg$/);
  await page.keyboard.press('Control+s');
  await expect(statusMessage(page)).toHaveText('حُفظت المسوّدة.');
  expect(editor.draft('picture')).toContain('src: products/protection.svg');
});

test('a picture that cannot be shown keeps a box that opens its dialog', async ({ page, editor }) => {
  await page.route('**/products/youth.svg*', (route) => route.abort());
  editor.expectLogged(/ERR_FAILED|did not load/);
  await editor.openNew('broken-picture', PAGE, 'en');
  const picture = page.locator('main code[scfieldtype="image"] + img').first();
  await expect(picture).toHaveClass(/author-broken/);
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog.getByLabel('Its path in the media library')).toHaveValue('products/youth.svg');
});

test('the blocks that can be added are shown as the site renders them, once they are in view', async ({
  page,
  editor,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/pictures\/(\w+)/.exec(request.url()) ?? [];
    if (name !== undefined) requested.push(name);
  });
  await editor.openNew('block-pictures', PAGE, 'en');
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  const blocks = await picker.getByRole('button').count();
  expect(blocks).toBeGreaterThan(50);
  await picker.getByRole('searchbox').fill('FaqAccordion');
  const frame = picker.frameLocator('iframe[title="Questions and answers"]');
  await expect(frame.getByText('How do I stop a lost card?')).toBeVisible();
  const [card, shown] = [
    await picker.getByRole('button', { name: 'Questions and answers', exact: true }).locator('..').boundingBox(),
    await picker.locator('iframe[title="Questions and answers"]').boundingBox(),
  ];
  expect(shown?.width).toBeCloseTo(card?.width ?? 0, -1);
  expect(requested.length).toBeLessThan(blocks / 2);
});

test('the frame of a block surrounds all of it, also when pictures arrive late', async ({ page, editor }) => {
  await editor.openNew('frame', PAGE, 'en');
  const title = page.locator('h1 .scWebEditInput');
  await title.hover();
  const frame = page.locator('.author-frame');
  await expect(frame).toBeVisible();
  const picture = page.locator('main code[scfieldtype="image"] + img').first();
  await expect
    .poll(async () => {
      const [outer, inner] = [await frame.boundingBox(), await picture.boundingBox()];
      if (!outer || !inner) return false;
      return outer.y <= inner.y && outer.y + outer.height >= inner.y + inner.height && outer.width >= inner.width;
    })
    .toBe(true);
  await title.fill('A title\nof more\nlines than before');
  await expect
    .poll(async () => {
      const [outer, last] = [await frame.boundingBox(), await page.locator('main section').first().boundingBox()];
      return Math.abs((outer?.height ?? 0) - (last?.height ?? 0)) < 2;
    })
    .toBe(true);
});
