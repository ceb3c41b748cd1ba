import type { Page } from '@playwright/test';
import { box, choose, fileInput, form, list, receiptOf, summary } from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolations, waitForHydration } from '#tests/support/site.ts';

/** A stop of the Tab key: a control by its role and label, and what a visitor presses or types there. */
interface Stop {
  readonly role: 'combobox' | 'textbox' | 'radio' | 'checkbox' | 'button';
  readonly name: string;
  readonly keys?: readonly string[];
  readonly text?: string;
}

const text = (name: string, typed: string): Stop => ({ role: 'textbox', name, text: typed });
const choice = (name: string, downs: number): Stop => ({
  role: 'combobox',
  name,
  keys: Array<string>(downs).fill('ArrowDown'),
});
const tick = (name: string): Stop => ({ role: 'checkbox', name, keys: ['Space'] });
const press = (name: string): Stop => ({ role: 'button', name, keys: ['Enter'] });

/** Opens a page with a form and puts the focus before its first field. */
async function enter(page: Page, open: (path: string) => Promise<unknown>, path: string): Promise<void> {
  await open(path);
  await form(page).focus();
  await waitForHydration(page, 'Form');
}

/** Goes from control to control with the Tab key, and types and presses there. */
async function fillByKeyboard(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const { role, name, keys = [], text: typed } of stops) {
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole(role, { name, exact: true })).toBeFocused();
    if (typed !== undefined) await page.keyboard.type(typed);
    for (const key of keys) await page.keyboard.press(key);
  }
}

const STORY = 'رأيت موظفاً يصوّر بيانات عملاء بهاتفه في الفرع.';

test(
  'an enquiry is corrected and sent by keyboard, and confirmed with its number',
  also({ phone: 'one column: colours and targets of errors and confirmation' }),
  async ({ page, open }) => {
    await enter(page, open, '/help/enquiry');
    await expectNoAxeViolations(page);
    await form(page).getByRole('button', { name: 'أرسل السؤال' }).press('Enter');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveCount(6);
    await expectNoAxeViolations(page);
    await summary(page).getByRole('link').first().press('Enter');
    await expect(list(page, 'موضوع السؤال')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await fillByKeyboard(page, [
      text('سؤالك', 'متى يصلني كشف الحساب؟'),
      text('الاسم', 'نورة السبيعي'),
      tick('أنا عميل في بنك ركن'),
      text('رقم العميل', '4471209'),
      text('البريد الإلكتروني', 'noura@example.com'),
      text('رقم الجوال', '0501234567'),
      tick('أوافق على أن يستعمل بنك ركن بياناتي للرد على سؤالي.'),
    ]);
    await expect(summary(page)).toHaveCount(0);
    await fillByKeyboard(page, [press('أرسل السؤال')]);
    expect((await receiptOf(page))[0]).toMatch(/^EN-\d{4}-\d{6}-[\dA-HJKMNP-TV-Z]{6}$/);
    await expectNoAxeViolations(page);
  },
);

test('an appointment at a branch that is searched for is booked by keyboard', async ({ page, open }) => {
  await enter(page, open, '/help/appointment');
  await fillByKeyboard(page, [choice('سبب الزيارة', 1), choice('المنطقة', 1)]);
  const city = list(page, 'المدينة');
  await expect(city).toBeEnabled();
  await choose(page, 'المدينة', await city.locator('option').nth(1).innerText());
  const branch = list(page, 'الفرع');
  await expect(branch).toBeEnabled();
  await choose(page, 'الفرع', await branch.locator('option').nth(1).innerText());
  const day = form(page).getByLabel('اليوم');
  await expect(day).toHaveAttribute('max', /./);
  await day.fill((await day.getAttribute('max')) ?? '');
  await day.focus();
  // A date has a stop for each of its parts, and one for its calendar.
  const time = form(page).getByRole('radio').first();
  for (let stop = 0; stop < 5 && !(await time.evaluate((radio) => radio.matches(':focus'))); stop += 1)
    await page.keyboard.press('Tab');
  await expect(time).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('radio').nth(1)).toBeChecked();
  await fillByKeyboard(page, [
    { role: 'checkbox', name: 'موظف يجيد لغة الإشارة' },
    tick('مدخل بلا درج'),
    { role: 'checkbox', name: 'قسم السيدات' },
    text('الاسم', 'نورة السبيعي'),
    text('رقم الجوال', '0501234567'),
    text('البريد الإلكتروني', 'noura@example.com'),
    tick('أوافق على أن يستعمل بنك ركن بياناتي لموعدي.'),
    press('احجز الموعد'),
  ]);
  expect((await receiptOf(page))[0]).toMatch(/^AP-\d{4}-\d{6}-[\dA-HJKMNP-TV-Z]{6}$/);
});

test('an interest in the finance of the query is sent by keyboard, with the company of a private employer', async ({
  page,
  open,
}) => {
  await enter(page, open, '/personal/finance/interest?p=Auto-Finance');
  await expect(list(page, 'التمويل الذي يهمك')).toHaveValue('auto-finance');
  await fillByKeyboard(page, [
    choice('التمويل الذي يهمك', 0),
    text('راتبك الشهري بالريال', '١٢٠٠٠'),
    { role: 'radio', name: 'حكومية', keys: ['ArrowDown'] },
    text('اسم الشركة', 'شركة النخيل'),
    choice('متى نتصل بك؟', 2),
    text('الاسم', 'نورة السبيعي'),
    text('رقم الجوال', '0501234567'),
    text('البريد الإلكتروني', 'noura@example.com'),
    tick('أوافق على أن يتصل بي بنك ركن بشأن هذا التمويل.'),
    press('اتصلوا بي'),
  ]);
  expect((await receiptOf(page))[0]).toMatch(/^FI-\d{4}-\d{6}-[\dA-HJKMNP-TV-Z]{6}$/);
});

test('a report of a wrongdoing is sent without a name, leaves nothing in the browser, and its code alone shows its status', async ({
  page,
  open,
}) => {
  await enter(page, open, '/help/whistle-blowing');
  await expect(form(page).getByText('لا نحفظ عنوان جهازك')).toBeVisible();
  await fillByKeyboard(page, [choice('نوع المخالفة', 3), text('ما الذي حدث، ومتى، وأين؟', STORY)]);
  await expect(box(page, 'ما الذي حدث، ومتى، وأين؟')).toHaveValue(STORY);
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]));
  expect(await stored()).not.toMatch(/بيانات عملاء|form-/);
  await fillByKeyboard(page, [{ role: 'textbox', name: 'من شارك فيها أو شهدها؟' }]);
  await expect(box(page, 'من شارك فيها أو شهدها؟')).toHaveAccessibleDescription('اختياري · ٠ / ١٬٠٠٠');
  await page.keyboard.press('Tab');
  await expect(fileInput(page)).toBeFocused();
  await fillByKeyboard(page, [press('أرسل البلاغ')]);
  const [reference = '', code = ''] = await receiptOf(page);
  expect(reference).toMatch(/^WB-\d{4}-\d{6}-[\dA-HJKMNP-TV-Z]{6}$/);
  expect(await stored()).not.toMatch(/بيانات عملاء|form-/);
  await open('/help/request-status');
  await page.getByRole('textbox', { name: 'رقم الطلب' }).fill(reference);
  const contact = page.getByRole('textbox', { name: 'رقم الجوال أو رمز التذكرة' });
  await contact.fill('0501234567');
  await contact.press('Enter');
  await expect(page.getByText('لا طلب عندنا بهذا الرقم مع هذا الجوال أو الرمز. راجعهما.')).toBeVisible();
  await expectNoAxeViolations(page);
  await contact.fill(code);
  await contact.press('Enter');
  await expect(page.getByRole('heading', { name: 'وصلنا طلبك', level: 2 })).toBeVisible();
});

test('readers say what a help page lacks, and are thanked in its place', async ({ page, open }) => {
  await enter(page, open, '/help/travel');
  await expect(form(page).getByRole('textbox', { name: 'ما الذي ينقصها؟' })).toBeHidden();
  await fillByKeyboard(page, [
    { role: 'radio', name: 'نعم', keys: ['ArrowDown'] },
    text('ما الذي ينقصها؟', 'سعر الصرف في المطار'),
    press('أرسل'),
  ]);
  const thanks = page.getByRole('heading', { name: 'شكراً لك' });
  await expect(thanks).toBeVisible();
  await expect(page.locator('.builder-sent')).toBeFocused();
  await expectNoAxeViolations(page);
});
