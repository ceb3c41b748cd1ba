import type { Page } from '@playwright/test';
import {
  type Application,
  approveContract,
  downloadContract,
  requestCode,
  trackRequest,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import { fixtures } from '#src/widgets/tracker/ApplicationTracker/ApplicationTracker.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  type Translate,
  waitForHydration,
} from '#tests/support/site.ts';

/** Of the demo's seeds: a contract that awaits its approval. */
const DEMO_REQUEST = 'RK-7QM3KX9D2WVH6TZB8NCP';
const SUCCESS = { StatusMessage: 'Success', StatusCode: '200' };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const viewContract = (page: Page, t: Translate) =>
  page.getByRole('link', { name: t({ ar: 'اطّلع على العقد', en: 'View the contract' }) });
const code = (page: Page, t: Translate) =>
  page.getByRole('textbox', { name: t({ ar: 'رمز التحقق', en: 'One-time code' }) });
const verify = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t({ ar: 'تحقّق وتابع', en: 'Verify and Continue' }) });
const back = (page: Page, t: Translate) => page.getByRole('button', { name: t({ ar: 'رجوع', en: 'Go back' }) });
const approveButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t({ ar: 'أوافق على العقد', en: 'Approve the contract' }) });

type Qa = Parameters<Parameters<typeof test>[2]>[0]['qa'];

/** Publishes a page with the tracker whose bank has this application, and opens its status. */
async function openStatus(page: Page, qa: Qa, more: Partial<Application> = {}): Promise<void> {
  const data = { ...sampleApplication, ...more };
  await qa.publish(fixtures.full);
  await qa.service(trackRequest).respondsWith({ body: { ...SUCCESS, data } });
  await qa.service(requestCode).respondsWith({ body: SUCCESS });
  await qa.service(validateCode).respondsWith({ body: { ...SUCCESS, data } });
  await qa.open({ suffix: '?r=RK-1' });
  await waitForHydration(page, 'ApplicationTracker');
}

async function enterCode(page: Page, t: Translate): Promise<void> {
  await viewContract(page, t).click();
  await code(page, t).fill('4071');
  await verify(page, t).click();
  await expect(title(page)).toHaveText(t({ ar: 'ملفات العقد', en: 'Contract files' }));
}

/** Returns the code that was sent last, from the outbox of the tested platform. */
async function sentCode(page: Page): Promise<string> {
  let code = '';
  const read = async (): Promise<string> => {
    const response = await page.request.get(`${process.env.PLATFORM_BASE_URL ?? ''}/outbox`);
    code = /\D(\d{4})\D/.exec(await response.text())?.[1] ?? '';
    return code;
  };
  await expect.poll(read).not.toBe('');
  return code;
}

test(
  'TRACK-01 TRACK-02 TRACK-22 an application of the bank: its status, a code that is sent, the files of its contract',
  also({ english: 'texts and names' }),
  async ({ page, open, t }) => {
    await open(`/help/track?r=${DEMO_REQUEST}`);
    await waitForHydration(page, 'ApplicationTracker');
    const greeting = t({ ar: 'أهلاً، نورة******عي', en: 'Hello, Nour********ie' });
    await expect(title(page)).toHaveText(greeting);
    expect(await page.content()).not.toMatch(/السبيعي|Alsubaie/);
    await viewContract(page, t).click();
    await expect(page.locator('li[aria-current=step]')).toContainText(t({ ar: 'رمز التحقق', en: 'Code' }));
    await code(page, t).fill(await sentCode(page));
    await verify(page, t).click();
    await expect(page.getByRole('row')).toHaveCount(5);
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

test('TRACK-10 TRACK-11 the history is the newest first, and stages with a day are reached', async ({ page, qa }) => {
  await openStatus(page, qa);
  await expect(page.getByRole('time')).toHaveText(['١٨ نوفمبر ٢٠٢٦', '٣ نوفمبر ٢٠٢٦', '٢٨ أكتوبر ٢٠٢٦']);
  const history = page.getByRole('listitem').filter({ has: page.getByRole('time') });
  await expect(history.first()).toContainText('العقد جاهز');
  await expect(history.first()).toContainText('راجع العقد ووافق عليه.');
  const stages = page.getByRole('region', { name: 'مراحل الطلب' }).getByRole('listitem');
  await expect(stages).toHaveCount(4);
  await expect(stages.nth(0)).toContainText('بلغها في ٢٨ أكتوبر ٢٠٢٦');
  await expect(stages.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(stages.nth(3)).toContainText('لم تبدأ بعد');
});

test('TRACK-12 only an application with a contract leads to it', async ({ page, qa, t }) => {
  for (const [ActionType, links] of [
    [2, 1],
    [null, 0],
  ] as const) {
    await openStatus(page, qa, { ActionType });
    await expect(title(page)).toContainText('نورة');
    await expect(viewContract(page, t)).toHaveCount(links);
  }
});

test('without a number a card asks for the link; a status that loads or has failed says so', async ({ page, qa }) => {
  await qa.publish(fixtures.full);
  const service = qa.service(trackRequest);
  await qa.open();
  await expect(title(page)).toHaveText('افتح الرابط من رسالتنا');
  expect(await service.requests()).toEqual([]);
  await expectNoAxeViolationsInArabic(page);
  await service.after(1500).respondsWith({ body: { StatusMessage: 'NotFound', StatusCode: '404', data: null } });
  await page.getByRole('textbox', { name: 'رقم المتابعة' }).fill('RK-9');
  await page.getByRole('button', { name: 'اعرض حالة الطلب' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'جارٍ تحميل حالة الطلب' })).toBeAttached();
  await expect(page.getByRole('alert')).toContainText('لم نجد طلباً بهذا الرقم.');
  await expect(title(page)).toBeFocused();
  await expectNoAxeViolationsInArabic(page);
  await service.respondsWith({ body: { ...SUCCESS, data: sampleApplication } });
  await page.getByRole('link', { name: 'رجوع' }).click();
  await expect(title(page)).toContainText('نورة******عي');
  expect(new URL(page.url()).searchParams.get('r')).toBe('RK-9');
});

test('TRACK-14 TRACK-23 each entry into the second step requests one code; going back clears it', async ({
  page,
  qa,
  t,
}) => {
  await openStatus(page, qa);
  const service = qa.service(requestCode);
  await viewContract(page, t).click();
  await code(page, t).fill('12');
  await verify(page, t).click();
  await expect(page.getByText('أدخل أرقام الرمز الأربعة')).toBeVisible();
  await back(page, t).click();
  await expect(title(page)).toContainText('نورة');
  await viewContract(page, t).click();
  await expect(code(page, t)).toHaveValue('');
  await expect(page.getByText('أدخل أرقام الرمز الأربعة')).toBeHidden();
  await expect.poll(async () => (await service.requests()).length).toBe(2);
  await expect(page.getByRole('button', { name: 'رجوع' })).toBeVisible();
  expect(await qa.service(validateCode).requests()).toEqual([]);
});

test(
  'TRACK-16 TRACK-17 TRACK-20 four spaced boxes, two buttons, and 180 seconds in words',
  also({ english: 'texts; digits from left to right' }),
  async ({ page, qa, t }) => {
    await openStatus(page, qa);
    await viewContract(page, t).click();
    await expect(verify(page, t)).toBeVisible();
    await expect(back(page, t)).toBeVisible();
    await expect(page.getByText(t({ ar: 'ويصلك خلال ١٨٠ ثانية', en: 'within 180 seconds' }))).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await code(page, t).pressSequentially('٤٠٧١٩');
    await expect(code(page, t)).toHaveValue('4071');
    const boxes = page.locator('.tracker-code > span');
    await expect(boxes).toHaveText(t({ ar: '٤ ٠ ٧ ١', en: '4 0 7 1' }).split(' '));
    const left = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
    expect(left).toEqual(left.toSorted((a, b) => a - b));
    await expectNoAxeViolationsInArabic(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  },
);

test('TRACK-44 the code has a label, a numeric keyboard and announced errors', async ({ page, qa, t }) => {
  await openStatus(page, qa);
  await qa
    .service(validateCode)
    .respondsWith({ body: { StatusMessage: 'الرمز غير صحيح', StatusCode: '403', data: null } });
  await viewContract(page, t).click();
  await expect(title(page)).toBeFocused();
  await expect(code(page, t)).toHaveAttribute('inputmode', 'numeric');
  await expect(code(page, t)).toHaveAttribute('autocomplete', 'one-time-code');
  await code(page, t).fill('4072');
  await page.keyboard.press('Enter');
  await expect(code(page, t)).toHaveAccessibleDescription('الرمز غير صحيح');
  await expect(page.locator('[aria-live]').filter({ hasText: 'الرمز غير صحيح' })).toBeVisible();
  await expect(code(page, t)).toHaveValue('4072');
  await expectNoAxeViolationsInArabic(page);
});

test(
  'TRACK-25 TRACK-26 TRACK-27 a contract to approve has files with CIC, dossier and due date, approval and the way back',
  also({ english: 'heads of the table' }),
  async ({ page, qa, t }) => {
    await openStatus(page, qa);
    await enterCode(page, t);
    await expect(page.getByRole('columnheader')).toHaveText(
      t({
        ar: 'الملف|رقم العميل|رقم الملف|يُوافق عليه قبل|نزّل',
        en: 'File|Customer number (CIC)|Dossier|Due date|Download',
      }).split('|'),
    );
    const row = page.getByRole('row').nth(1);
    await expect(row.getByRole('rowheader')).toHaveText('contract.pdf');
    await expect(row.getByRole('cell').nth(0)).toHaveText(t({ ar: '٤٤٧١٢٠٩', en: '4471209' }));
    await expect(row.getByRole('cell').nth(1)).toHaveText(t({ ar: '٢٠٢٦-٨٨٣١', en: '2026-8831' }));
    await expect(row.getByRole('cell').nth(2)).toHaveText(t({ ar: '٢ ديسمبر ٢٠٢٦', en: 'December 2, 2026' }));
    await expect(approveButton(page, t)).toBeVisible();
    await expect(back(page, t)).toBeVisible();
    await expectNoAxeViolationsInArabic(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  },
);

test('TRACK-28 TRACK-29 a contract to read has files and the way back, which needs a new code', async ({
  page,
  qa,
  t,
}) => {
  await openStatus(page, qa, { ActionType: 2 });
  await enterCode(page, t);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(approveButton(page, t)).toHaveCount(0);
  await back(page, t).click();
  await expect(title(page)).toContainText('نورة');
  await viewContract(page, t).click();
  await expect(code(page, t)).toHaveValue('');
  await expect.poll(async () => (await qa.service(requestCode).requests()).length).toBe(2);
});

test('TRACK-31 TRACK-33 an approval that fails can be tried again; once approved a notice says so, and only the way back is left', async ({
  page,
  qa,
  t,
}) => {
  await openStatus(page, qa);
  await enterCode(page, t);
  const service = qa.service(approveContract);
  await service.respondsWith({ body: { data: { status: false } } });
  await approveButton(page, t).click();
  await expect(page.getByText('لم تُسجّل موافقتك')).toBeVisible();
  await service.respondsWith({ body: { data: { status: true } } });
  await approveButton(page, t).click();
  await expect(page.getByRole('status').filter({ hasText: 'وافقت على هذا العقد' })).toBeVisible();
  await expect(approveButton(page, t)).toHaveCount(0);
  await expect(back(page, t)).toBeVisible();
  await expect(page.getByRole('button', { name: 'نزّل' })).toHaveCount(2);
  await expectNoAxeViolationsInArabic(page);
  await openStatus(page, qa, { ApprovalStatus: true });
  await enterCode(page, t);
  await expect(page.getByRole('status').filter({ hasText: 'وافقت على هذا العقد' })).toBeVisible();
  await expect(approveButton(page, t)).toHaveCount(0);
});

test('a file that breaks off half way marks its row red, and no other', async ({ page, qa, t }) => {
  await openStatus(page, qa);
  await enterCode(page, t);
  const url = page.url();
  await qa.service(downloadContract).respondsWith({ status: 503 });
  await page.getByRole('button', { name: 'نزّل contract.pdf' }).click();
  const failed = page.getByRole('row').filter({ hasText: 'خطأ أثناء تنزيل الملف' });
  await expect(failed).toHaveCount(1);
  await expect(failed).toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(page.getByRole('button', { name: 'نزّل schedule.pdf' })).toBeVisible();
  await expectNoAxeViolationsInArabic(page);
  expect(page.url()).toBe(url);
  await qa.expectLogged(/status of 503/);
});

test('TRACK-35 neither address nor history leads to the contract; each step scrolls to the tracker', async ({
  page,
  qa,
  t,
}) => {
  await openStatus(page, qa);
  await page.evaluate(() => {
    const scrolled: unknown[] = [];
    Reflect.set(window, 'scrolled', scrolled);
    const scroll = Reflect.get(Element.prototype, 'scrollIntoView');
    Element.prototype.scrollIntoView = function (options) {
      if (this.classList.contains('tracker')) scrolled.push(Reflect.get(Object(options), 'behavior'));
      Reflect.apply(scroll, this, [options]);
    };
  });
  await enterCode(page, t);
  expect(await page.evaluate((): unknown => Reflect.get(window, 'scrolled'))).toEqual(['smooth', 'smooth']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await back(page, t).click();
  expect(await page.evaluate((): unknown => Reflect.get(window, 'scrolled'))).toEqual(['smooth', 'smooth', 'auto']);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enterCode(page, t);
  await page.goto('/help/track');
  await page.goBack();
  await expect(title(page)).toContainText('نورة');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the status needs no scripts, and says what the contract needs', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/help/track');
  await page.getByRole('textbox', { name: 'رقم المتابعة' }).fill(DEMO_REQUEST);
  await page.getByRole('button', { name: 'اعرض حالة الطلب' }).click();
  await expect(title(page)).toContainText('نورة******عي');
  await expect(page.getByRole('time')).toHaveCount(4);
  await expect(page.getByText('فعّل جافا سكريبت')).toBeVisible();
});
