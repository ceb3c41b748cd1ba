import type { Locator, Page } from '@playwright/test';
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
  receiptOf,
  sendButton,
  STAMP_AGE,
  summary,
} from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  submitWithoutScripts,
} from '#tests/support/site.ts';

/**
 * Sends a form without scripts, and again when its page came from a cache: the stamp of such a page is too old or of another
 * platform, and it comes back with its entries and a new one.
 */
async function sendOnceMore(page: Page, button: Locator): Promise<void> {
  await expect(async () => {
    await submitWithoutScripts(page, button);
    expect(page.url()).toContain('/help/request-sent');
  }).toPass({ intervals: [STAMP_AGE] });
}

/** Returns the messages of forms that the platform has delivered. */
const outbox = async (page: Page): Promise<string> =>
  (await page.request.get(`${process.env.PLATFORM_BASE_URL ?? ''}/outbox/forms`)).text();

test(
  'FORM-01 CONF-01 SEC-CONFIRM-01 a complaint with branch and file is sent, receipted and confirmed with its numbers',
  also({ english: 'texts and names' }),
  async ({ page, open, t }) => {
    await openComplaint(page, open, t);
    await expectNoAxeViolationsInArabic(page);
    await fillComplaint(page, t);
    await expect(box(page, t(NAMES.cic))).toBeVisible();
    await list(page, t(NAMES.subject)).selectOption('branch');
    await list(page, t(NAMES.region)).selectOption({ index: 1 });
    const city = list(page, t(NAMES.city));
    await expect(city).toBeEnabled();
    const cityName = await city.locator('option').nth(1).innerText();
    await choose(page, t(NAMES.city), cityName);
    const branch = list(page, t(NAMES.branch));
    await expect(branch).toBeEnabled();
    await choose(page, t(NAMES.branch), await branch.locator('option').nth(1).innerText());
    await fileInput(page).setInputFiles(PDF);
    await sendButton(page, t).click();
    const [reference = '', ticket = '', sla] = await receiptOf(page);
    expect(reference).toMatch(/^CO-\d{4}-\d{6}-[\dA-HJKMNP-TV-Z]{6}$/);
    expect(ticket).toMatch(/^[A-Z2-9]{10}$/);
    expect(sla).toBe(t({ ar: '٥ أيام عمل', en: '5 working days' }));
    await page.reload();
    expect(await receiptOf(page), 'a reload shows them again').toEqual([reference, ticket, sla]);
    await expect(page.locator('.confirmation-receipt dt')).toHaveText(
      t({ ar: 'رقم الطلب|رقم التذكرة|مدة الرد', en: 'Request number|Ticket number|We answer within' }).split('|'),
    );
    await expectNoAxeViolationsInArabic(page);
    await open('/help/request-status');
    await page.getByRole('textbox', { name: t({ ar: 'رقم الطلب', en: 'Request number' }) }).fill(reference);
    await page.getByRole('textbox', { name: t({ ar: 'رقم الجوال', en: 'Mobile number' }) }).fill('0501234567');
    await page.getByRole('button', { name: t({ ar: 'اعرض الحالة', en: 'Show the status' }) }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      t({ ar: 'وصلنا طلبك', en: 'We have your request' }),
    );
    await expectNoAxeViolationsInArabic(page);
    await expect.poll(() => outbox(page)).toContain(`"kind":"receipt","reference":"${reference}"`);
    await open('/help/enquiry?p=CARDS');
    await expect(list(page, t({ ar: 'موضوع السؤال', en: 'What is it about?' }))).toHaveValue('cards');
  },
);

test('a complaint without scripts is corrected step by step and confirmed', async ({ openWithoutScripts, t }) => {
  const page = await openWithoutScripts('/help/complaint');
  await fillComplaint(page, t);
  await box(page, t(NAMES.mobile)).fill('\u2067+966 50\u2011123\u00A04567\u2069');
  await box(page, t(NAMES.nationalId)).fill('1000-000 008');
  await list(page, t(NAMES.subject)).selectOption('branch');
  await list(page, t(NAMES.region)).selectOption({ index: 1 });
  await submitWithoutScripts(page, sendButton(page, t));
  await expect(box(page, t(NAMES.mobile))).toHaveValue('0501234567');
  await expect(box(page, t(NAMES.nationalId))).toHaveValue('1000000008');
  await expect(box(page, t(NAMES.fullName))).toHaveValue('نورة السبيعي');
  await expectNoSidewaysScroll(page);
  await expect(list(page, t(NAMES.city))).toHaveAttribute('aria-invalid', 'true');
  await list(page, t(NAMES.city)).selectOption({ index: 1 });
  await submitWithoutScripts(page, sendButton(page, t));
  await list(page, t(NAMES.branch)).selectOption({ index: 1 });
  await sendOnceMore(page, sendButton(page, t));
  const [reference = ''] = await receiptOf(page);
  await page.goto('/help/request-status');
  await box(page, 'رقم الطلب').fill(reference);
  await box(page, 'رقم الجوال').fill('0501234568');
  const show = form(page).getByRole('button', { name: 'اعرض الحالة' });
  await submitWithoutScripts(page, show);
  await expect(form(page).getByRole('status')).toHaveText('لا طلب عندنا بهذا الرقم مع هذا الجوال أو الرمز. راجعهما.');
  await expect(box(page, 'رقم الطلب')).toHaveValue(reference);
  await box(page, 'رقم الجوال').fill('۰۵۰ ۱۲۳ ۴۵۶۷');
  const shown = page.waitForResponse((response) => response.request().method() === 'POST');
  await submitWithoutScripts(page, show);
  expect((await shown).headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { name: 'وصلنا طلبك' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?form=request-status');
});

test('a card is applied for without scripts, in three steps that go back', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/personal/cards/apply?p=travel');
  // The second card's name is necessary once that card is: nothing takes the mark away without scripts.
  await expect(box(page, 'الاسم على البطاقة الإضافية')).toBeVisible();
  await expect(form(page).getByText('اختياري')).toHaveCount(0);
  await expect(list(page, 'البطاقة')).toHaveValue('travel');
  await form(page).getByText('نعم', { exact: true }).click();
  await submitWithoutScripts(page, form(page).getByRole('button', { name: 'التالي' }));
  await box(page, 'راتبك الشهري بالريال').fill('12000');
  await submitWithoutScripts(page, form(page).getByRole('button', { name: 'السابق' }));
  await expect(list(page, 'البطاقة')).toHaveValue('travel');
  await submitWithoutScripts(page, form(page).getByRole('button', { name: 'التالي' }));
  await box(page, 'راتبك الشهري بالريال').fill('12000');
  await box(page, 'جهة العمل').fill('شركة');
  await box(page, 'أقساطك').fill('0');
  await submitWithoutScripts(page, form(page).getByRole('button', { name: 'التالي' }));
  await box(page, 'الاسم').fill('نورة');
  await box(page, 'رقم الهوية').fill('1000000008');
  await box(page, 'رقم الجوال').fill('0501234567');
  await box(page, 'البريد').fill('noura@example.com');
  await form(page).getByRole('checkbox').check();
  await sendOnceMore(page, form(page).getByRole('button', { name: 'أرسل الطلب' }));
  expect(await receiptOf(page)).toContainEqual(expect.stringMatching(/^CA-/));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a file that an earlier answer makes necessary is not called optional, and is demanded before sending',
  also({ english: 'names and messages' }),
  async ({ page, open, t }) => {
    const next = form(page).getByRole('button', { name: t({ ar: 'التالي', en: 'Next' }) });
    const letter = t({ ar: 'خطاب تعريف بالراتب', en: 'Salary letter' });
    await open('/personal/cards/apply?p=cashback');
    await list(page, t({ ar: 'البطاقة', en: 'Card' })).focus();
    await expect(page.locator('[data-widget=Form][data-hydrated]')).toBeAttached();
    await form(page)
      .getByText(t({ ar: 'لا', en: 'No' }), { exact: true })
      .click();
    await next.click();
    await box(page, t({ ar: 'راتبك الشهري بالريال', en: 'Monthly salary in riyals' })).fill('12000');
    await box(page, t({ ar: 'جهة العمل', en: 'Employer' })).fill('Rukn');
    await box(page, t({ ar: 'أقساطك', en: 'Monthly instalments' })).fill('0');
    await next.click();
    await expect(fileInput(page)).toHaveAttribute('required', '');
    await expect(form(page).getByText(t({ ar: 'اختياري', en: 'Optional' }))).toHaveCount(0);
    await form(page)
      .getByRole('button', { name: t({ ar: 'أرسل الطلب', en: 'Send the application' }) })
      .click();
    await expect(summary(page).getByRole('link', { name: letter })).toBeVisible();
    await expect(fileInput(page)).toHaveAttribute('aria-invalid', 'true');
  },
);

test('steps keep what was entered through back and reload, except sensitive fields', async ({ page, open }) => {
  await open('/personal/cards/apply?p=cashback');
  await list(page, 'البطاقة').focus();
  await expect(page.locator('[data-widget=Form][data-hydrated]')).toBeAttached();
  await form(page).getByText('نعم', { exact: true }).click();
  await form(page).getByRole('button', { name: 'التالي' }).click();
  await box(page, 'راتبك الشهري بالريال').fill('12000');
  await form(page).getByRole('button', { name: 'السابق' }).click();
  await expect(list(page, 'البطاقة')).toHaveValue('cashback');
  await page.reload();
  await list(page, 'البطاقة').focus();
  await expect(form(page).getByRole('radio', { name: 'نعم' })).toBeChecked();
  await form(page).getByRole('button', { name: 'التالي' }).click();
  await expect(box(page, 'راتبك الشهري بالريال')).toHaveValue('12000');
});
