import type { Locator, Page } from '@playwright/test';
import { formCities } from '#sitecore/contracts/form-places.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  submitWithoutScripts,
  type Translate,
} from '#tests/support/site.ts';

/** A small file that is a PDF by its content. */
const PDF = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const form = (page: Page): Locator => page.locator('form.builder-form');
const box = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
const list = (page: Page, name: string): Locator => form(page).getByRole('combobox', { name });
const summary = (page: Page): Locator => form(page).getByRole('group', { name: /قبل الإرسال|before sending/ });
const fileInput = (page: Page): Locator => form(page).locator('input[type=file]');

const NAMES = {
  subject: { ar: 'موضوع الشكوى', en: 'What is it about?' },
  region: { ar: 'المنطقة', en: 'Region' },
  city: { ar: 'المدينة', en: 'City' },
  branch: { ar: 'الفرع', en: 'Branch' },
  story: { ar: 'ما الذي حدث؟', en: 'What happened?' },
  fullName: { ar: 'الاسم كما في الهوية', en: 'Name as on your ID' },
  nationalId: { ar: 'رقم الهوية أو الإقامة', en: 'ID or iqama number' },
  cic: { ar: 'رقم العميل', en: 'Customer number (CIC)' },
  mobile: { ar: 'رقم الجوال', en: 'Mobile number' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  send: { ar: 'أرسل الشكوى', en: 'Send the complaint' },
} as const;

const sendButton = (page: Page, t: Translate): Locator => form(page).getByRole('button', { name: t(NAMES.send) });

/** Opens the complaint and waits until it is live: it hydrates when it is touched. */
async function openComplaint(page: Page, open: (path: string) => Promise<unknown>, t: Translate): Promise<void> {
  await open('/help/complaint');
  await list(page, t(NAMES.subject)).focus();
  await expect(page.locator('[data-widget=Form][data-hydrated]')).toBeAttached();
}

/** Fills in what a complaint about anything but a branch needs. */
async function fillIn(page: Page, t: Translate): Promise<void> {
  await list(page, t(NAMES.subject)).selectOption('account');
  await box(page, t(NAMES.story)).fill(t({ ar: 'خُصم الرسم مرتين ولم يُعَد إليّ شيء.', en: 'The fee was charged twice.' }));
  await form(page)
    .getByText(t({ ar: 'لا', en: 'No' }), { exact: true })
    .click();
  await box(page, t(NAMES.fullName)).fill(t({ ar: 'نورة السبيعي', en: 'Noura Alsubaie' }));
  await box(page, t(NAMES.nationalId)).fill('1000000008');
  await box(page, t(NAMES.mobile)).fill('0501234567');
  await box(page, t(NAMES.email)).fill('noura@example.com');
  await form(page).getByRole('checkbox').last().check();
}

/** Chooses an option of a list that may be replaced by a combobox. */
async function choose(page: Page, name: string, text: string): Promise<void> {
  const control = list(page, name);
  await expect(control).toBeEnabled();
  await control.focus();
  // Lists of many options become a box to search in; the select is gone then.
  await expect
    .poll(async () => {
      const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
      return isSelect ? (await control.locator('option').count()) < 14 : true;
    })
    .toBe(true);
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption({ label: text });
    return;
  }
  await control.fill(text);
  await page.getByRole('option', { name: text, exact: true }).click();
}

/**
 * Sends a form without scripts, and again when its page came from a cache: the stamp of such a page is too old or of another
 * platform, and it comes back with its entries and a new one.
 */
async function sendOnceMore(page: Page, button: Locator): Promise<void> {
  await submitWithoutScripts(page, button);
  if (page.url().includes('requestnumber=')) return;
  await expect(form(page).getByText('تعذّر التأكد من أنك لست برنامجاً. أعد الإرسال بعد لحظات.')).toBeVisible();
  await page.waitForTimeout(3_500);
  await submitWithoutScripts(page, button);
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
    await fillIn(page, t);
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
    await page.waitForURL(/\/help\/request-sent\?/);
    const { searchParams } = new URL(page.url());
    const reference = searchParams.get('requestnumber') ?? '';
    expect(reference).toMatch(/^CO-\d{4}-\d{6}$/);
    const receipt = page.locator('.confirmation-receipt');
    for (const key of ['requestnumber', 'ticketnumber', 'sla'])
      await expect(receipt.getByText(searchParams.get(key) ?? '-', { exact: true })).toBeVisible();
    await expect(receipt.locator('dt')).toHaveText(
      t({ ar: 'رقم الطلب|رقم التذكرة|نرد خلال', en: 'Request number|Ticket number|We answer within' }).split('|'),
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
  await fillIn(page, t);
  await list(page, t(NAMES.subject)).selectOption('branch');
  await list(page, t(NAMES.region)).selectOption({ index: 1 });
  await submitWithoutScripts(page, sendButton(page, t));
  await expect(box(page, t(NAMES.fullName))).toHaveValue('نورة السبيعي');
  await expectNoSidewaysScroll(page);
  await expect(list(page, t(NAMES.city))).toHaveAttribute('aria-invalid', 'true');
  await list(page, t(NAMES.city)).selectOption({ index: 1 });
  await submitWithoutScripts(page, sendButton(page, t));
  await list(page, t(NAMES.branch)).selectOption({ index: 1 });
  await sendOnceMore(page, sendButton(page, t));
  await page.waitForURL(/\/help\/request-sent\?requestnumber=CO-/);
  await expect(page.locator('.confirmation-receipt')).toBeVisible();
});

test('a card is applied for without scripts, in three steps that go back', async ({ openWithoutScripts }) => {
  const page = await openWithoutScripts('/personal/cards/apply?p=travel');
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
  await page.waitForURL(/requestnumber=CA-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

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

test('FORM-07 FORM-08 a file input shows the chosen name, and a button that removes it', async ({ page, open, t }) => {
  await openComplaint(page, open, t);
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

test('FORM-14 FORM-15 the error of an email shows once it was left, and goes when the form is sent', async ({
  page,
  open,
  t,
}) => {
  await openComplaint(page, open, t);
  await fillIn(page, t);
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

test('COND-02 every change of a watched field shows, hides and requires at once', async ({ page, open, t }) => {
  await openComplaint(page, open, t);
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

test('CASC-01 CASC-02 CASC-04 a new region empties city and branch, a new city the branch, with their hidden texts', async ({
  page,
  open,
  t,
}) => {
  await openComplaint(page, open, t);
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

test('CAPT-01 CAPT-05 a submit shows its spinner and waits for the captcha; a second one is ignored', async ({
  page,
  open,
  t,
}) => {
  let passed = false;
  const order: string[] = [];
  await page.route('**/Captcha/ValidateRecaptcha', async (route) => {
    await expect.poll(() => passed).toBe(true);
    order.push('captcha');
    await route.continue();
  });
  await page.route('**/api/jss/formbuilder?*', async (route) => {
    order.push('form');
    await route.continue();
  });
  await openComplaint(page, open, t);
  await fillIn(page, t);
  const button = sendButton(page, t);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('نتحقق أنك لست برنامجاً آلياً…')).toBeVisible();
  await button.click({ force: true });
  expect(order).toEqual([]);
  passed = true;
  await page.waitForURL(/request-sent/);
  expect(order).toEqual(['captcha', 'form']);
});

test('while the platform is away entries stay, a sentence says so, and the form can be sent again', async ({
  page,
  open,
  noise,
  t,
}) => {
  await openComplaint(page, open, t);
  await fillIn(page, t);
  await page.route('**/api/jss/formbuilder?*', (route) => route.abort(), { times: 1 });
  await sendButton(page, t).click();
  await expect(page.getByRole('heading', { name: 'تعذّر الإرسال الآن' })).toBeVisible();
  await expect(box(page, t(NAMES.fullName))).toHaveValue('نورة السبيعي');
  await expectNoAxeViolationsInArabic(page);
  await page.getByRole('button', { name: 'أعد الإرسال' }).click();
  await page.waitForURL(/requestnumber=CO-/);
  expect(noise.splice(0)).toHaveLength(1);
});

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
