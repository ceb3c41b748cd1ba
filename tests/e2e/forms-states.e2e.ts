import { box, fillComplaint, form, NAMES, openComplaint, sendButton } from '#tests/support/builder-forms.ts';
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
    await page.route(endpoint, (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }), { times: 1 });
    await page.route(endpoint, (route) => route.abort(), { times: 1 });
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
    await page.route(captcha, (route) => route.fulfill({ contentType: 'text/plain', body: 'false' }), { times: 1 });
    await again.click();
    await expect(form(page).getByText('تعذّر التأكد من أنك لست برنامجاً. أعد الإرسال بعد لحظات.')).toBeVisible();
    await expect(box(page, t(NAMES.fullName))).toHaveValue('نورة السبيعي');
    await expectNoAxeViolations(page);
    await sendButton(page, t).click();
    await page.waitForURL(/request-sent/);
    await qa.expectLogged(/net::ERR_FAILED/);
  },
);
