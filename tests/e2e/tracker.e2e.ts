import { trackRequest } from '#sitecore/contracts/tracker.ts';
import { buildApplication } from '#sitecore/platform/store/seeds/build-application.ts';
import { DEMO_REQUESTS } from '#sitecore/platform/store/seeds/seed-applications.ts';
import { fixtures } from '#src/widgets/tracker/ApplicationTracker/ApplicationTracker.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';
import { code, openStatus, sentCode, SUCCESS, title, verify, viewContract } from '#tests/support/tracker-page.ts';

test(
  'TRACK-01 TRACK-02 TRACK-22 an application of the bank: its status, a code that is sent, the files of its contract',
  also({ english: 'texts and names' }),
  async ({ page, open, t }) => {
    await open(`/help/track?r=${DEMO_REQUESTS.toApprove}`);
    await waitForHydration(page, 'ApplicationTracker');
    const greeting = t({ ar: 'أهلاً، نورة******عي', en: 'Hello, Nour********ie' });
    await expect(title(page)).toHaveText(greeting);
    // Nobody reads the number in the browser's history; a reload has it all the same.
    expect(new URL(page.url()).search).toBe('');
    expect(await page.content()).not.toMatch(/السبيعي|Alsubaie/);
    const opened = Date.now();
    await viewContract(page, t).click();
    await expect(page.locator('li[aria-current=step]')).toContainText(t({ ar: 'رمز التحقق', en: 'Code' }));
    await code(page, t).fill(await sentCode(page, opened));
    await verify(page, t).click();
    await expect(page.getByRole('row')).toHaveCount(5);
    // The numbers that the status has sealed.
    const { cic } = buildApplication({ requestNumber: DEMO_REQUESTS.toApprove, stage: 4, today: 0 }).application;
    const shown = t({ ar: cic.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))), en: cic });
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(shown);
    await expect(page.locator('li[aria-current=step]')).toContainText(t({ ar: 'العقد', en: 'Contract' }));
    const saving = page.waitForEvent('download');
    const download = page.getByRole('button', { name: t({ ar: 'نزّل', en: 'Download' }) }).first();
    await download.click();
    expect((await saving).suggestedFilename()).toBe(
      t({ ar: 'عقد-التمويل-العقاري.pdf', en: 'Home-finance-contract.pdf' }),
    );
    await page.reload();
    await expect(title(page)).toHaveText(greeting);
  },
);

test(
  'TRACK-03 TRACK-04 TRACK-09 the status welcomes the masked customer, with number, product, date and the latest stage',
  also({ english: 'direction of numbers and dates' }),
  async ({ page, qa, t }) => {
    await openStatus(page, qa);
    await expect(title(page)).toHaveText(t({ ar: 'أهلاً، نورة******عي', en: 'Hello, نورة******عي' }));
    const facts = page.getByRole('definition');
    await expect(facts).toHaveText([
      t({ ar: '٢٠******٤٢', en: '20******42' }),
      'تمويل عقاري',
      t({ ar: '١٨ نوفمبر ٢٠٢٦', en: 'November 18, 2026' }),
    ]);
    const now = page.getByRole('region', { name: t({ ar: 'مرحلتك الآن', en: 'Where it is now' }) });
    await expect(now).toContainText('العقد جاهز');
    await expect(now).toContainText('راجع العقد ووافق عليه.');
    // First digit of the number at the left in both languages.
    const [first, last] = await facts
      .first()
      .locator('bdo')
      .evaluate((number) => {
        const range = document.createRange();
        const texts = [...number.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return [texts[0], texts.at(-1)].map((node) => {
          if (node) range.selectNodeContents(node);
          return range.getBoundingClientRect().left;
        });
      });
    expect(first).toBeLessThan(last ?? 0);
    await expectNoAxeViolationsInArabic(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  },
);

test('without a number a card asks for the link; a status that loads or has failed says so', async ({ page, qa }) => {
  await qa.publish(fixtures.full);
  const service = qa.service(trackRequest);
  await qa.open();
  await expect(title(page)).toHaveText('افتح الرابط من رسالتنا');
  expect(await service.requests()).toEqual([]);
  await expectNoAxeViolationsInArabic(page);
  const loaded = Promise.withResolvers<undefined>();
  await page.route(`**${trackRequest.path}*`, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await service.respondsWith({ body: { StatusMessage: 'NotFound', StatusCode: '404', data: null } });
  await page.getByRole('textbox', { name: 'رقم المتابعة' }).fill('RK-9');
  await page.getByRole('button', { name: 'اعرض حالة الطلب' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'جارٍ تحميل حالة الطلب' })).toBeAttached();
  loaded.resolve(undefined);
  await expect(page.getByRole('alert')).toContainText('لم نجد طلباً بهذا الرقم.');
  await expect(title(page)).toBeFocused();
  await expectNoAxeViolationsInArabic(page);
  await service.respondsWith({ body: { ...SUCCESS, data: sampleApplication } });
  await page.getByRole('button', { name: 'رجوع' }).click();
  await expect(title(page)).toContainText('نورة******عي');
  expect(new URL(page.url()).search).toBe('');
});

test('the status needs no scripts, and says what the contract needs', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/help/track');
  await page.getByRole('textbox', { name: 'رقم المتابعة' }).fill(DEMO_REQUESTS.toApprove);
  await page.getByRole('button', { name: 'اعرض حالة الطلب' }).click();
  await expect(title(page)).toContainText('نورة******عي');
  await expect(page.getByRole('time')).toHaveCount(4);
  await expect(page.getByText('فعّل جافا سكريبت')).toBeVisible();
});
