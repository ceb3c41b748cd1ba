import type { Page } from '@playwright/test';
import { approveContract, downloadContract, requestCode, validateCode } from '#sitecore/contracts/tracker.ts';
import { expect, test } from '#tests/support/qa.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll } from '#tests/support/site.ts';
import {
  approveButton,
  back,
  code,
  enterCode,
  openStatus,
  SUCCESS,
  title,
  verify,
  viewContract,
} from '#tests/support/tracker-page.ts';

/** Asserts that the page does not scroll sideways in the narrowest window. */
async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

test(
  'a contract to approve, from its code to its files',
  also({ english: 'texts and heads of the table; digits from left to right' }),
  async ({ page, qa, t }) => {
    await openStatus(page, qa);
    await test.step('TRACK-16 TRACK-17 TRACK-20 four spaced boxes, two buttons, and 180 seconds in words', async () => {
      await viewContract(page, t).click();
      await expect(verify(page, t)).toBeVisible();
      await expect(back(page, t)).toBeVisible();
      await expect(page.getByText(t({ ar: 'ويصلك خلال ١٨٠ ثانية', en: 'within 180 seconds' }))).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
      await code(page, t).pressSequentially('٤٠٧١٩');
      await expect(code(page, t)).toHaveValue('4071');
      const boxes = page.locator('.tracker-code > span');
      await expect(boxes).toHaveText(t({ ar: '٤ ٠ ٧ ١', en: '4 0 7 1' }).split(' '));
      // From left to right, and apart from each other.
      const gaps = await boxes.evaluateAll((all) =>
        all.slice(1).map((box, index) => {
          const before = all[index]?.getBoundingClientRect().right ?? Infinity;
          return box.getBoundingClientRect().left - before;
        }),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
      await expectNoAxeViolationsInArabic(page);
      await expectNarrow(page);
    });

    await test.step('TRACK-25 TRACK-26 TRACK-27 a contract to approve has files with CIC, dossier and due date, approval and the way back', async () => {
      await verify(page, t).click();
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
      await expect(row.getByRole('cell').nth(2)).toHaveText(t({ ar: '٢ ديسمبر ٢١٢٦', en: 'December 2, 2126' }));
      await expect(approveButton(page, t)).toBeVisible();
      await expect(back(page, t)).toBeVisible();
      await expectNoAxeViolationsInArabic(page);
      await expectNarrow(page);
    });
  },
);

test('a status, a code, a file and an approval that fail, and the ways back', async ({ page, qa, t }) => {
  await openStatus(page, qa);
  await test.step('TRACK-10 TRACK-11 the history is the newest first, and stages with a day are reached', async () => {
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

  await test.step('TRACK-44 the code has a label, a numeric keyboard and announced errors', async () => {
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

  await qa.service(validateCode).respondsWith({ body: { ...SUCCESS, data: sampleApplication } });
  await back(page, t).click();
  await test.step('TRACK-14 TRACK-23 each entry into the second step requests one code; going back clears it', async () => {
    const [codes, checks] = [qa.service(requestCode), qa.service(validateCode)];
    const [sent, checked] = [await codes.requests(), await checks.requests()];
    await viewContract(page, t).click();
    await code(page, t).fill('12');
    await verify(page, t).click();
    await expect(page.getByText('أدخل أرقام الرمز الأربعة')).toBeVisible();
    await back(page, t).click();
    await expect(title(page)).toContainText('نورة');
    await viewContract(page, t).click();
    await expect(code(page, t)).toHaveValue('');
    await expect(page.getByText('أدخل أرقام الرمز الأربعة')).toBeHidden();
    await expect.poll(async () => (await codes.requests()).length).toBe(sent.length + 2);
    await expect(page.getByRole('button', { name: 'رجوع' })).toBeVisible();
    expect(await checks.requests()).toEqual(checked);
  });

  await back(page, t).click();
  await test.step('a file that breaks off half way marks its row red, and no other', async () => {
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

  await back(page, t).click();
  await test.step('TRACK-35 neither address nor history leads to the contract; each step scrolls to the tracker', async () => {
    await page.evaluate(() => {
      const scrolled: unknown[] = [];
      Reflect.set(window, 'scrolled', scrolled);
      const scroll = Reflect.get(Element.prototype, 'scrollIntoView');
      Element.prototype.scrollIntoView = function (options) {
        if (this.classList.contains('tracker-page')) scrolled.push(Reflect.get(Object(options), 'behavior'));
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

  await test.step('TRACK-31 TRACK-33 an approval that fails can be tried again; once approved a notice says so, and only the way back is left', async () => {
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
});

test('contracts to read, and none', async ({ page, qa, t }) => {
  await test.step('TRACK-12 only an application with a contract leads to it', async () => {
    for (const [ActionType, links] of [
      [null, 0],
      [2, 1],
    ] as const) {
      await openStatus(page, qa, { ActionType });
      await expect(title(page)).toContainText('نورة');
      await expect(viewContract(page, t)).toHaveCount(links);
    }
  });

  await test.step('TRACK-28 TRACK-29 a contract to read has files and the way back, which needs a new code', async () => {
    await enterCode(page, t);
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(approveButton(page, t)).toHaveCount(0);
    await back(page, t).click();
    await expect(title(page)).toContainText('نورة');
    await viewContract(page, t).click();
    await expect(code(page, t)).toHaveValue('');
    await expect.poll(async () => (await qa.service(requestCode).requests()).length).toBe(2);
  });
});
