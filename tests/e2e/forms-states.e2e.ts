import type { Route } from '@playwright/test';
import {
  box,
  fillComplaint,
  form,
  list,
  NAMES,
  openComplaint,
  sendButton,
  summary,
} from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolations } from '#tests/support/site.ts';

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
  await fillComplaint(page, t);
  const button = sendButton(page, t);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('نتحقق أنك لست برنامجاً آلياً…')).toBeVisible();
  await expectNoAxeViolations(page);
  await button.click({ force: true });
  expect(order).toEqual([]);
  passed = true;
  await page.waitForURL(/request-sent/);
  expect(order).toEqual(['captcha', 'form']);
});

test(
  'while a form cannot be sent its entries stay, a sentence says so, and it can be sent again',
  also({ phone: 'colours and targets of the narrow notices' }),
  async ({ page, open, qa, t }) => {
    const endpoint = '**/api/jss/formbuilder?*';
    const captcha = '**/Captcha/ValidateRecaptcha';
    await openComplaint(page, open, t);
    await fillComplaint(page, t);
    const failures: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
    ];
    const refusals: typeof failures = [];
    // The routes stay: a request at the moment when the last one leaves can be lost.
    await page.route(endpoint, (route) => failures.shift()?.(route) ?? route.continue());
    await page.route(captcha, (route) => refusals.shift()?.(route) ?? route.continue());
    const notice = page.getByRole('heading', { name: 'تعذّر الإرسال الآن' });
    const again = page.getByRole('button', { name: 'أعد الإرسال' });
    await sendButton(page, t).click();
    await expect(notice).toBeVisible();
    await expect(box(page, t(NAMES.fullName))).toHaveValue('نورة السبيعي');
    await expectNoAxeViolations(page);
    await again.click();
    await qa.expectLogged(/status of 503/);
    await expect(notice).toBeVisible();
    await expect(again).toBeEnabled();
    refusals.push((route) => route.fulfill({ contentType: 'text/plain', body: 'false' }));
    await again.click();
    await expect(form(page).getByText('تعذّر التأكد من أنك لست برنامجاً. أعد الإرسال بعد لحظات.')).toBeVisible();
    await expect(box(page, t(NAMES.fullName))).toHaveValue('نورة السبيعي');
    await expectNoAxeViolations(page);
    await sendButton(page, t).click();
    await page.waitForURL(/request-sent/);
    await qa.expectLogged(/net::ERR_FAILED/);
  },
);

test(
  'a form in one step keeps its entries over a reload and a change of language, and its errors have that of the page',
  also({ english: 'from English to Arabic' }),
  async ({ page, open, t }) => {
    const QUESTION = { ar: 'سؤالك', en: 'Your question' };
    const NAME = { ar: 'الاسم', en: 'Name' };
    const CUSTOMER = { ar: 'أنا عميل في بنك ركن', en: 'I am a customer of Rukn Bank' };
    const CIC = { ar: 'رقم العميل', en: 'CIC number' };
    const TOPIC = { ar: 'موضوع السؤال', en: 'What is it about?' };
    const other: typeof t = ({ ar, en }) => t({ ar: en, en: ar });
    await open('/help/enquiry');
    await list(page, t(TOPIC)).focus();
    await expect(page.locator('[data-widget=Form][data-hydrated]')).toBeAttached();
    await list(page, t(TOPIC)).selectOption('cards');
    await box(page, t(QUESTION)).fill('كم رسم البطاقة في السنة؟');
    await box(page, t(NAME)).fill('نورة السبيعي');
    await form(page)
      .getByRole('checkbox', { name: t(CUSTOMER) })
      .check();
    await box(page, t(NAMES.email)).fill('noura@example');
    await box(page, t(CIC)).fill('4471209');
    await page.reload();
    // Nobody has touched the form yet.
    await expect(box(page, t(NAME))).toHaveValue('نورة السبيعي');
    await expect(list(page, t(TOPIC))).toHaveValue('cards');
    await expect(box(page, t(CIC)), 'a sensitive number is not kept').toHaveValue('');
    await page.getByRole('banner').locator('a[hreflang]').first().click();
    await expect(box(page, other(NAME))).toHaveValue('نورة السبيعي');
    await expect(list(page, other(TOPIC))).toHaveValue('cards');
    await expect(box(page, other(QUESTION))).toHaveValue('كم رسم البطاقة في السنة؟');
    const send = form(page).getByRole('button', { name: other({ ar: 'أرسل السؤال', en: 'Send the question' }) });
    await send.click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link', { name: other(NAMES.mobile) })).toBeVisible();
    await box(page, other(NAMES.mobile)).fill('0501234567');
    await form(page).getByRole('checkbox').last().check();
    await send.click();
    // The server alone checks an address at the submit.
    await expect(box(page, other(NAMES.email))).toHaveAccessibleDescription(
      other({ ar: 'أدخل عنوان بريد إلكتروني صحيحاً.', en: 'Please enter a valid email address.' }),
    );
    await expectNoAxeViolations(page);
  },
);
