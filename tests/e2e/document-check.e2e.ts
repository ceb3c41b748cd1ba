import type { Page } from '@playwright/test';
import { requestDocument } from '#sitecore/contracts/documents.ts';
import { STAMP_AGE } from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import { expectNoSidewaysScroll, submitWithoutScripts } from '#tests/support/site.ts';

const nationalId = (page: Page) => page.getByRole('textbox', { name: 'رقم الهوية أو الإقامة' });
const reference = (page: Page) => page.getByRole('textbox', { name: 'الرقم المرجعي للمستند' });
const check = (page: Page) => page.getByRole('button', { name: 'تحقّق من صلاحية المستند' });
const download = (page: Page) => page.getByRole('button', { name: 'نزّل المستند' });

test('a document is checked', async ({ page, qa }) => {
  await page.goto('/help/document-check?reference=8804127730');
  await expect(reference(page)).toHaveValue('8804127730');
  await expect(download(page)).toBeHidden();
  await nationalId(page).fill('1000000001');

  await test.step('a failed check leaves what is shown, and the button is ready again', async () => {
    await qa.service(requestDocument).respondsWith({ status: 500 });
    await check(page).click();
    await qa.expectLogged(/DocumentCheck: Failed 500|status of 500/);
    await expect(check(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(download(page)).toBeHidden();
    await qa.service(requestDocument).recovers();
  });

  await test.step('EDOC-01 EDOC-02 a document is checked and downloaded from the page; one that is unknown has no download', async () => {
    await check(page).click();
    await expect(page.getByRole('heading', { name: 'المستند صحيح وسارٍ' })).toBeVisible({ timeout: 20_000 });
    await page.setViewportSize({ width: 320, height: 700 });
    const facts = page.locator('.document-facts');
    expect(await facts.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expectNoSidewaysScroll(page);
    const url = page.url();
    const saving = page.waitForEvent('download');
    await download(page).click();
    expect((await saving).suggestedFilename()).toBe('شهادة-خلو-طرف-8804127730.pdf');
    expect(page.url()).toBe(url);
    await reference(page).fill('8804127739');
    await check(page).click();
    await expect(page.getByRole('heading', { name: 'لا نجد مستنداً بهذين الرقمين' })).toBeVisible({ timeout: 20_000 });
    await expect(download(page)).toBeHidden();
  });
});

test('a document is checked without scripts, and no address has the numbers', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/help/document-check?reference=8804127730');
  await nationalId(page).fill('1000000001');
  // The stamp of a page that a cache kept is too old; it comes back with its entries and a new one, which is to be some seconds old.
  await expect(async () => {
    await submitWithoutScripts(page, check(page));
    await expect(page.getByRole('heading', { name: 'المستند صحيح وسارٍ' })).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [STAMP_AGE] });
  await expect(nationalId(page)).toHaveValue('1000000001');
  expect(new URL(page.url()).search).toBe('?form=document');
});
