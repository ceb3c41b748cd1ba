import type { Page } from '@playwright/test';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { fixtures as merchantFixtures } from '#src/widgets/registers/MerchantList/MerchantList.fixture.ts';
import { fixtures as namesFixtures } from '#src/widgets/registers/CustomerNameSearch/CustomerNameSearch.fixture.ts';
import { fixtures as shareholderFixtures } from '#src/widgets/registers/ShareholderSearch/ShareholderSearch.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { merchant, merchantList, namesPage, shareholderPage } from '#tests/support/registers.ts';

const box = (page: Page) => page.getByRole('search').getByRole('searchbox');
const pageLink = (page: Page, number: string) => page.getByRole('link', { name: `الصفحة ${number}`, exact: true });
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('SHARE-01 SHARE-04 shareholders are filtered by the button or Enter, and paged with the same text', async ({
  page,
}) => {
  await page.goto('/about/shareholders');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(21);
  await box(page).fill('الواحة');
  await expect(table.getByRole('row')).toHaveCount(21);
  await page.getByRole('search').getByRole('button', { name: 'بحث' }).click();
  await expect(table.getByRole('row')).not.toHaveCount(21);
  for (const name of await table.getByRole('rowheader').all()) await expect(name).toContainText('الواحة');
  expect(queryOf(page)).toEqual({ filterby: 'الواحة', page: '1' });
  await expect(page.getByRole('navigation', { name: 'صفحات القائمة' })).toBeHidden();
  await box(page).fill('خالد');
  await box(page).press('Enter');
  await expect(pageLink(page, '٢')).toBeVisible();
  await pageLink(page, '٢').click();
  await expect.poll(() => queryOf(page)).toEqual({ filterby: 'خالد', page: '2' });
  await expect(table.getByRole('rowheader').first()).toContainText('خالد');
  await expect(box(page)).toHaveValue('خالد');
  await page.goBack();
  await expect.poll(() => queryOf(page)).toEqual({ filterby: 'خالد', page: '1' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CUST-01 registers are searched by forms and paged by links', async ({ page }) => {
    await page.goto('/about/shareholders');
    await box(page).fill('خالد');
    await box(page).press('Enter');
    await expect(page.getByRole('rowheader').first()).toContainText('خالد');
    await pageLink(page, '٢').click();
    expect(queryOf(page)).toEqual({ filterby: 'خالد', page: '2' });
    await page.goto('/business/customer-names');
    await box(page).fill('العتيبي');
    await page.getByRole('search').getByRole('button', { name: 'بحث' }).click();
    const names = page.getByRole('region', { name: 'البحث باسم العميل' }).getByRole('listitem');
    await expect(names).toHaveCount(10);
    await expect(names.nth(9)).toContainText('العتيبي');
    await pageLink(page, '٣').click();
    await expect(names).toHaveCount(4);
    await page.getByRole('search').getByRole('button', { name: 'مسح' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(names).toHaveCount(0);
    await page.goto('/business/customer-names?term=%D8%A7%D9%84');
    await expect(page.getByText('أدخل ثلاثة أحرف على الأقل.')).toBeVisible();
  });
});

test('the register says that nothing was found when the service fails', async ({ page, qa }) => {
  await qa.publish(shareholderFixtures.full);
  const service = qa.service(CALLS.shareholders);
  await service.respondsWith({ status: 500 });
  await qa.open({ suffix: '?filterby=a1' });
  await expect(page.getByRole('heading', { name: 'لا توجد نتائج' })).toBeVisible();
  await service.respondsWith({ status: 200, body: shareholderPage() });
  await qa.open({ suffix: '?filterby=a2' });
  await expect(page.getByRole('row')).toHaveCount(21);
});

test('MERCH-01 merchants are cards on one page, with skeletons while they load', async ({ page, qa }) => {
  await page.goto('/rewards/merchants');
  const cards = page.getByRole('article');
  expect(await cards.count()).toBeGreaterThanOrEqual(120);
  await expect(cards.first().getByRole('link')).toHaveAccessibleName(/على الخريطة$/);
  await qa.publish(merchantFixtures.full);
  const service = qa.service(CALLS.merchants);
  await service.respondsWith({ status: 503 });
  await qa.open({ suffix: '?page=2' });
  await expect(page.getByRole('heading', { name: 'خطأ في الشبكة: الخدمة غير متاحة' })).toBeVisible();
  await service.after(1500).respondsWith({ status: 200, body: merchantList([merchant(1), merchant(2)]) });
  await page.getByRole('link', { name: 'أعد المحاولة' }).click();
  await expect(page.locator('.skeleton').first()).toBeVisible();
  await expect(cards).toHaveCount(2);
});

test('CUST-05 CUST-07 names are searched, paged with the same term, and cleared', async ({ page }) => {
  await page.goto('/business/customer-names');
  const found = page.getByRole('region', { name: 'البحث باسم العميل' }).getByRole('listitem');
  await box(page).fill('العتيبي');
  await page.getByRole('search').getByRole('button', { name: 'بحث' }).click();
  await expect(found).toHaveCount(10);
  await expect(found.first()).toHaveText('شركة العتيبي للمقاولات');
  await pageLink(page, '٣').click();
  await expect(found).toHaveCount(4);
  expect(queryOf(page)).toEqual({ term: 'العتيبي', page: '3' });
  await page.getByRole('button', { name: 'مسح' }).click();
  await expect(found).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
  expect(queryOf(page)).toEqual({ term: '', page: '1' });
});

test('CUST-09 no name is said in red, also when the service fails', async ({ page, qa }) => {
  await page.goto('/business/customer-names?term=%D8%A7%D9%84%D8%B2%D9%85%D8%B1%D8%AF');
  const message = page.getByText('لا يوجد عميل بهذا الاسم');
  await expect(message).toHaveCSS('color', 'rgb(179, 38, 30)');
  await qa.publish(namesFixtures.full);
  const service = qa.service(CALLS.customerNames);
  await service.respondsWith({ status: 500 });
  await qa.open({ suffix: '?term=abc1' });
  await expect(message).toBeVisible();
  await service.respondsWith({ status: 200, body: namesPage(['نجد']) });
  await qa.open({ suffix: '?term=abc2' });
  await expect(message).toBeHidden();
});
