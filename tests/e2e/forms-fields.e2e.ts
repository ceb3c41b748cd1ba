import type { Locator } from '@playwright/test';
import { formCities } from '#sitecore/contracts/form-places.ts';
import {
  box,
  choose,
  fileInput,
  fillComplaint,
  form,
  list,
  NAMES,
  openComplaint,
  PDF,
  sendButton,
  summary,
} from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic } from '#tests/support/site.ts';

test(
  'FORM-19 an empty form names each field in a summary that takes the focus, and ties each to its message',
  also({ english: 'direction of the summary' }),
  async ({ page, open, t }) => {
    await openComplaint(page, open, t);
    await sendButton(page, t).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName(
      t({ ar: 'بقيت ٨ خانات قبل الإرسال', en: '8 things to put right before sending' }),
    );
    const name = box(page, t(NAMES.fullName));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(
      t({ ar: 'أكمل خانة «الاسم كما في الهوية»', en: 'Complete “Name as on your ID”' }),
    );
    await summary(page).getByRole('link').nth(3).click();
    await expect(name).toBeFocused();
    await expectNoAxeViolationsInArabic(page);
  },
);

test(
  'values are taken as visitors write them, and shown as they were understood when their field is left',
  also({ english: 'names of the fields' }),
  async ({ page, open, t }) => {
    await openComplaint(page, open, t);
    for (const [name, typed, shown] of [
      [NAMES.mobile, '+966 (55) 765-4321', '0557654321'],
      [NAMES.mobile, '\u2067۰۵۵ ۷۶۵ ۴۳۲۱\u2069', '0557654321'],
      [NAMES.nationalId, '1012\u2011345 678', '1012345678'],
      [NAMES.email, '\u200Enoura@example.com.', 'noura@example.com'],
      [NAMES.fullName, '\u200Fنورة  السبيعي', 'نورة السبيعي'],
    ] as const) {
      const field = box(page, t(name));
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveValue(shown);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
    }
    const mobile = box(page, t(NAMES.mobile));
    await mobile.fill('055 765 43');
    await mobile.blur();
    await expect(mobile).toHaveAccessibleDescription(
      t({ ar: 'أدخل رقم جوال سعودياً يبدأ بـ ٠٥.', en: 'Enter a Saudi mobile number that begins with 05.' }),
    );
  },
);

test('the fields of a complaint', async ({ page, open, t }) => {
  await openComplaint(page, open, t);
  await test.step('COND-02 every change of a watched field shows, hides and requires at once', async () => {
    const subject = list(page, t(NAMES.subject));
    const region = list(page, t(NAMES.region));
    const earlier = box(page, 'رقم البلاغ السابق');
    await expect(region).toBeHidden();
    await expect(earlier).toBeHidden();
    await subject.selectOption('branch');
    await expect(region).toBeVisible();
    await subject.selectOption('card');
    await expect(region).toBeHidden();
    await expect(fileInput(page)).toHaveAttribute('required', '');
    await subject.selectOption('other');
    await expect(fileInput(page)).not.toHaveAttribute('required', '');
    await form(page).getByText('نعم', { exact: true }).click();
    await expect(earlier).toBeVisible();
    await form(page).getByText('لا', { exact: true }).click();
    await expect(earlier).toBeHidden();
    await box(page, t(NAMES.cic)).fill('4471209');
    await box(page, t(NAMES.cic)).blur();
    await expect(box(page, t(NAMES.cic))).toHaveValue('0000000004471209');
  });

  await test.step('CASC-01 CASC-02 CASC-04 a new region empties city and branch, a new city the branch, with their hidden texts', async () => {
    await list(page, t(NAMES.subject)).selectOption('branch');
    const [region, city, branch] = [NAMES.region, NAMES.city, NAMES.branch].map((name) => list(page, t(name)));
    if (!region || !city || !branch) throw new Error('no lists');
    const hidden = form(page).locator('input[type=hidden][name*="Fields["][name$=".Value"]');
    const texts = (): Promise<readonly string[]> =>
      hidden.evaluateAll((inputs) =>
        inputs
          .map((input) => (input instanceof HTMLInputElement ? input.value : ''))
          // A combobox has its key in a hidden input, too.
          .filter((value) => !/^[\dA-F-]{36}$/i.test(value)),
      );
    const chooseFirst = async (control: Locator, name: string): Promise<string> => {
      await expect(control).toBeEnabled();
      const text = await control.locator('option').nth(1).innerText();
      await choose(page, name, text);
      return text;
    };
    await expect(city).toBeDisabled();
    await expect(branch).toBeDisabled();
    await region.selectOption({ index: 1 });
    const regionText = await region.locator('option:checked').innerText();
    await expect(branch).toBeDisabled();
    const cityText = await chooseFirst(city, t(NAMES.city));
    const branchText = await chooseFirst(branch, t(NAMES.branch));
    await expect.poll(texts).toEqual([regionText, cityText, branchText]);
    await region.selectOption({ index: 2 });
    await expect(branch).toBeDisabled();
    const otherRegion = await region.locator('option:checked').innerText();
    await expect.poll(texts).toEqual([otherRegion, '', '']);
    await chooseFirst(city, t(NAMES.city));
    await chooseFirst(branch, t(NAMES.branch));
    const cities = await page.request.get(`/api/sitecore/BranchInfo/GetCities?RegionId=${await region.inputValue()}`);
    const [, second] = formCities.response.parse(await cities.json()).data;
    await choose(page, t(NAMES.city), second?.Title ?? '');
    await expect.poll(texts).toEqual([otherRegion, second?.Title, '']);
  });

  await test.step('FORM-07 FORM-08 a file input shows the chosen name, and a button that removes it', async () => {
    const clear = form(page).getByRole('button', { name: 'أزل statement.pdf' });
    await expect(form(page).getByText('لم يُختر ملف')).toBeVisible();
    await expect(clear).toHaveCount(0);
    await fileInput(page).setInputFiles(PDF);
    await expect(form(page).getByText('statement.pdf')).toBeVisible();
    await clear.click();
    await expect(form(page).getByText('لم يُختر ملف')).toBeVisible();
    await expect(clear).toHaveCount(0);
    expect(await fileInput(page).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  });

  await test.step('FORM-14 FORM-15 the error of an email shows once it was left, and goes when the form is sent', async () => {
    await fillComplaint(page, t);
    const email = box(page, t(NAMES.email));
    await email.fill('');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await email.pressSequentially('noura@');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('أدخل عنوان بريد إلكتروني صحيحاً.');
    const sent: string[] = [];
    await page.route('**/api/jss/formbuilder?*', async (route) => {
      sent.push((await email.getAttribute('aria-invalid')) ?? '');
      await route.continue();
    });
    await sendButton(page, t).click();
    await expect.poll(() => sent).toEqual(['false']);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });
});
