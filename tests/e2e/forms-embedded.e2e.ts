import { fixtures } from '#src/widgets/forms/EmbeddedForm/EmbeddedForm.fixture.ts';
import { receiptOf } from '#tests/support/builder-forms.ts';
import { expect, test } from '#tests/support/qa.ts';
import { requiredVariable } from '#tests/support/required-variable.ts';
import { also, expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/site.ts';

const SCRIPT = '/sitecore-embeddableforms.umd.js';

test('EMB-01 EMB-02 embedded forms stand in containers with their ids, and load one script of the platform with its key', async ({
  page,
  qa,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(SCRIPT)) requested.push(request.url());
  });
  await qa.publish([fixtures.full, fixtures.full, fixtures.empty]);
  await qa.open();
  const forms = page.locator('[data-embedded-form] > form');
  await expect(forms).toHaveCount(2);
  await expect(forms.first()).toHaveAttribute('data-form-item-id', '486d05a6-d3be-55ee-8cac-d73bab96c99c');
  await forms.last().scrollIntoViewIfNeeded();
  for (const index of [0, 1]) {
    const drawn = page.locator('[data-embedded-form] iframe').nth(index).contentFrame();
    await expect(drawn.getByRole('button', { name: 'أرسل السؤال' })).toBeVisible();
  }
  const url = new URL(SCRIPT, requiredVariable('PLATFORM_BASE_URL'));
  url.searchParams.set('sc_apikey', requiredVariable('EMBEDDED_FORMS_API_KEY'));
  expect(requested).toEqual([url.href]);
});

test(
  'a visitor sends a question in a form that stands in another page',
  also({ english: 'the frame has the form in the language of the page' }),
  async ({ page, open, t }) => {
    await open('/business/terminals');
    await page.locator('[data-embedded-form]').scrollIntoViewIfNeeded();
    const frame = page.locator('[data-embedded-form] iframe');
    const form = frame.contentFrame().locator('form.builder-form');
    await expect(frame).toHaveAttribute('title', new RegExp(t({ ar: 'اكتب لنا سؤالك', en: 'Ask us in writing' })));
    const send = form.getByRole('button', { name: t({ ar: 'أرسل السؤال', en: 'Send the question' }) });
    await send.click();
    await expect(form.getByRole('group', { name: /قبل الإرسال|before sending/ })).toBeFocused();
    // The frame grows with its errors: nothing scrolls within it.
    await expect
      .poll(() =>
        frame.evaluate((one: HTMLIFrameElement) => [one.contentDocument?.body.scrollHeight, one.clientHeight]),
      )
      .toEqual([expect.any(Number), expect.any(Number)]);
    await expect
      .poll(() =>
        frame.evaluate(
          (one: HTMLIFrameElement) => (one.contentDocument?.body.scrollHeight ?? Infinity) <= one.clientHeight,
        ),
      )
      .toBe(true);
    await expectNoAxeViolations(page);
    await form.getByRole('combobox').first().selectOption('accounts');
    await form
      .getByRole('textbox', { name: t({ ar: 'سؤالك', en: 'Your question' }) })
      .fill(t({ ar: 'متى يصل جهاز نقاط البيع؟', en: 'When does a terminal come?' }));
    await form
      .getByRole('textbox', { name: t({ ar: 'الاسم', en: 'Name' }), exact: true })
      .fill(t({ ar: 'نورة السبيعي', en: 'Noura Alsubaie' }));
    await form.getByRole('textbox', { name: t({ ar: 'البريد الإلكتروني', en: 'Email' }) }).fill('noura@example.com');
    await form.getByRole('textbox', { name: t({ ar: 'رقم الجوال', en: 'Mobile number' }) }).fill('0501234567');
    await form.getByRole('checkbox').last().check();
    await send.click();
    // The confirmation is the page of the window, not of the frame.
    await expect(page).toHaveURL(/\/help\/request-sent\?/);
    expect((await receiptOf(page))[0]).toMatch(/^EN-/);
  },
);

test('an embedded form fits 320 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('/business/terminals');
  await page.locator('[data-embedded-form]').scrollIntoViewIfNeeded();
  const frame = page.locator('[data-embedded-form] iframe');
  await expect(frame.contentFrame().getByRole('button', { name: 'أرسل السؤال' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(
    await frame.evaluate(({ contentDocument }: HTMLIFrameElement) => {
      const { scrollWidth = 1, clientWidth = 0 } = contentDocument?.documentElement ?? {};
      return scrollWidth - clientWidth;
    }),
  ).toBe(0);
});

test('an embedded form whose script does not load says so', async ({ page, qa }) => {
  await page.route(`**${SCRIPT}*`, (route) => route.abort());
  await qa.publish(fixtures.full);
  await qa.open();
  await page.locator('[data-embedded-form]').scrollIntoViewIfNeeded();
  await qa.expectLogged(/embedded form: its script did not load/);
  await qa.expectLogged(/Failed to load resource/);
  await expect(page.locator('[data-embedded-form]').getByRole('heading')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an embedded form says that it cannot be shown', async ({ page }) => {
    await page.goto('/business/terminals');
    await expect(page.locator('[data-embedded-form]').getByRole('heading')).toBeVisible();
  });
});
