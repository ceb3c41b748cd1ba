import type { Locator, Page } from '@playwright/test';
import { requiredErrorsOf } from '#tests/support/required-errors.ts';
import { also, waitForHydration, expect, test } from '#tests/support/site.ts';

const PAGE = '/calculators/auto-finance';
const PRICE = { ar: 'قيمة السيارة', en: 'Price of the car' };
const SALARY = { ar: 'الراتب الشهري', en: 'Monthly salary' };
const ACCOUNT = { ar: 'نوع الحساب', en: 'Account type' };
const SUBMIT = { ar: 'احسب القسط', en: 'Calculate' };
const CLEAR = { ar: 'مسح', en: 'Clear' };
/** Errors of the fields when they are empty. */
const REQUIRED = {
  price: { ar: 'أدخل قيمة السيارة', en: 'Enter the price of the car' },
  salary: { ar: 'أدخل راتبك الشهري', en: 'Enter your monthly salary' },
  account: { ar: 'اختر نوع الحساب', en: 'Choose the type of account' },
};
const PRICE_HINT = { ar: 'شاملة ضريبة القيمة المضافة', en: 'Including VAT' };
const UNREADABLE = {
  ar: 'لم نفهم هذا الرقم. اكتبه هكذا: ٢٬٥٠٠٫٧٥',
  en: 'We cannot read this number. Write it like 2,500.75',
};
const ZERO_PRICE = { ar: 'أدخل قيمة للسيارة أكبر من صفر', en: 'Enter a price of more than zero' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const caretOf = (input: Locator) =>
  input.evaluate((element) => (element instanceof HTMLInputElement ? element.selectionStart : null));

const setCaret = (input: Locator, start: number, end = start) =>
  input.evaluate(
    (element, range) => {
      if (element instanceof HTMLInputElement) element.setSelectionRange(range.start, range.end);
    },
    { start, end },
  );

/** Puts a text on the clipboard and pastes it with the keyboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Sets a value as a browser's autofill does: at once, without keys, with an input event afterwards. */
const fillFromOutside = (input: Locator, text: string) =>
  input.evaluate((element, filled) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, filled);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test(
  'a numeric input in a form',
  also({
    english: 'numbers are grouped with commas',
    phone: 'the field is used by finger, and messages stand below fields',
  }),
  async ({ page, open, t, siteLanguage }) => {
    await open(PAGE);
    await waitForHydration(page, 'AutoFinanceCalculator');
    const price = field(page, t(PRICE));

    await test.step('accepts both sets of digits and shows them grouped in the page’s digits on blur', async () => {
      await price.fill('');
      for (const [typed, shown] of [
        ['120000.5', { ar: '١٢٠٬٠٠٠٫٥', en: '120,000.5' }],
        ['١٢٠٠٠٠٫٥', { ar: '١٢٠٬٠٠٠٫٥', en: '120,000.5' }],
      ] as const) {
        await price.fill('');
        await page.keyboard.type(typed);
        await expect(price).toHaveValue(typed);
        await expect(page.getByText(t(shown), { exact: true })).toBeHidden();
        await price.blur();
        await expect(page.getByText(t(shown), { exact: true })).toBeVisible();
        await expect(price).toHaveValue(typed);
      }
    });

    await test.step('reads the separators that visitors type, and shows what was understood when the field is left', async () => {
      for (const [typed, left, shown] of [
        ['7,25', '7.25', { ar: '٧٫٢٥', en: '7.25' }],
        ['٧،٢٥', '٧٫٢٥', { ar: '٧٫٢٥', en: '7.25' }],
        ['2.500,75', '2500.75', { ar: '٢٬٥٠٠٫٧٥', en: '2,500.75' }],
        ['1,500', '1500', { ar: '١٬٥٠٠', en: '1,500' }],
      ] as const) {
        await price.fill('');
        await price.pressSequentially(typed);
        await price.blur();
        await expect(price).toHaveValue(left);
        await expect(price.locator('xpath=..').locator('.field-cover')).toHaveText(t(shown));
      }
    });

    await test.step('says why a text is no number, and leaves it as it is', async () => {
      await price.fill('');
      await price.pressSequentially('12.3.4');
      await price.blur();
      await expect(price).toHaveValue('12.3.4');
      await expect(price).toHaveAccessibleDescription(new RegExp(t(UNREADABLE)));
      await expect(price).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('leaves 0 of 100 without its first digit', async () => {
      await price.fill('100');
      await setCaret(price, 0);
      await page.keyboard.press('Delete');
      await expect(price).toHaveValue('0');
    });

    await test.step('INPUT-06 shows a message under its field until the value is valid or the form is cleared', async () => {
      await price.fill('');
      const messages = requiredErrorsOf(page.getByRole('form'), siteLanguage);
      await expect(messages).toHaveCount(0);
      await page.getByRole('button', { name: t(SUBMIT) }).click();
      const message = await messageOf(price);
      await expect(message).toHaveText(t(REQUIRED.price));
      await expect(message).toBeVisible();
      const [box, line] = [await price.boundingBox(), await message.boundingBox()];
      expect(line?.y).toBeGreaterThanOrEqual((box?.y ?? NaN) + (box?.height ?? NaN));
      expect((line?.y ?? NaN) - (box?.y ?? NaN)).toBeLessThan(90);

      await price.fill('120000');
      await expect(message).toHaveCount(0);
      await expect(messages).not.toHaveCount(0);
      await page.getByRole('button', { name: t(CLEAR) }).click();
      await expect(messages).toHaveCount(0);
      await expect(price).toHaveValue('');
    });
  },
);

test('what is typed, pasted, filled in and dropped', async ({ page, open, t }) => {
  await open(PAGE);
  await waitForHydration(page, 'AutoFinanceCalculator');
  const price = field(page, t(PRICE));

  await test.step('undoes and redoes typing and pasting, only with entered numbers', async () => {
    await price.fill('');
    await page.keyboard.type('19');
    await setCaret(price, 1);
    await paste(page, '25');
    await expect(price).toHaveValue('1259');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(price).toHaveValue('19');
    await page.keyboard.press('ControlOrMeta+Shift+Z');
    await expect(price).toHaveValue('1259');
    await paste(page, 'SAR 7');
    await expect(price).toHaveValue('12579');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(price).toHaveValue(/^(12579|1259|19|)$/);
  });

  await test.step('rejects minus, e, E and an eleventh character, and keeps the caret in place', async () => {
    await price.fill('');
    await page.keyboard.type('-1e9E-');
    await expect(price).toHaveValue('19');
    await setCaret(price, 1);
    await page.keyboard.type('2e3');
    await expect(price).toHaveValue('1239');
    expect(await caretOf(price)).toBe(3);
    await page.keyboard.type('45678901');
    await expect(price).toHaveValue('1234567899');
    expect(await caretOf(price)).toBe(9);
    await price.fill('');
    await paste(page, '12345678901');
    await expect(price).toHaveValue('1234567890');
  });

  await test.step('changes a value of 0 only on Backspace and arrow-up, not on arrow-down', async () => {
    await price.fill('');
    await page.keyboard.press('ArrowDown');
    await expect(price).toHaveValue('');
    await page.keyboard.type('05.٥');
    await page.keyboard.press('ArrowDown');
    await expect(price).toHaveValue('0');
    await page.keyboard.press('Tab');
    await expect(price).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(price).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(price).toHaveValue('1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(price).toHaveValue('0');
    await page.keyboard.press('Backspace');
    await expect(price).toHaveValue('');
  });

  await test.step('pastes the number of a text at the caret, and nothing of a text without one', async () => {
    await price.fill('');
    await paste(page, 'SAR5000');
    await expect(price).toHaveValue('5000');
    await setCaret(price, 1);
    await paste(page, '٢٣');
    await expect(price).toHaveValue('523000');
    expect(await caretOf(price)).toBe(3);
    for (const refused of ['-4', '\u2212٤', 'riyals', ' ']) {
      await paste(page, refused);
      await expect(price).toHaveValue('523000');
      await expect(page.getByRole('alert').filter({ hasText: t(UNREADABLE) })).toBeVisible();
    }
    await setCaret(price, 0, 6);
    await paste(page, '1,250.50 ر.س.');
    await expect(price).toHaveValue('1250.50');
  });

  await test.step('normalizes autofilled text to a number', async () => {
    await price.fill('');
    await fillFromOutside(price, 'SAR ١٬٢٠٠');
    await expect(price).toHaveValue('1200');
    await fillFromOutside(price, 'hello');
    await expect(price).toHaveValue('1200');
  });

  await test.step('accepts the number of a dropped text', async () => {
    await price.fill('11');
    await price.blur();
    await price.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const source = document.createElement('p');
      source.id = 'source';
      source.textContent = 'SAR7';
      source.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:99;font-size:24px';
      document.body.append(source);
      getSelection()?.selectAllChildren(source);
    });
    await page.locator('#source').dragTo(price);
    await expect(price).toHaveValue(/^(711|171|117)$/);
  });

  await test.step('INPUT-07 marks a field invalid, describes it by its message and announces the messages once, with the focused summary', async () => {
    await price.fill('');
    const required = [
      [price, REQUIRED.price],
      [field(page, t(SALARY)), REQUIRED.salary],
      [page.getByRole('combobox', { name: t(ACCOUNT), exact: true }), REQUIRED.account],
    ] as const;
    for (const [control] of required) await expect(control).toHaveAttribute('aria-invalid', 'false');

    await page.getByRole('button', { name: t(SUBMIT) }).click();
    for (const [control, text] of required) {
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      const message = await messageOf(control);
      await expect(message).toHaveText(t(text));
    }
    const summary = page.getByRole('form').getByRole('group');
    await expect(summary).toBeFocused();
    const announced = required.map(([, text]) => `(?=.*${t(text)})`).join('');
    await expect(summary).toHaveAccessibleDescription(new RegExp(`^${announced}`));
    await expect(page.locator('form [aria-live]')).toHaveCount(0);

    await expect(price).toHaveAccessibleDescription(`${t(REQUIRED.price)} ${t(PRICE_HINT)}`);
    await price.fill('0');
    await page.getByRole('button', { name: t(SUBMIT) }).click();
    await expect(price).toHaveAccessibleDescription(`${t(ZERO_PRICE)} ${t(PRICE_HINT)}`);
    await price.fill('120000');
    await expect(price).toHaveAttribute('aria-invalid', 'false');
  });
});

/** Returns the error that describes a control, before its hint. */
async function messageOf(control: Locator): Promise<Locator> {
  const [id = ''] = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  return control.page().locator(`[id="${id}"]`);
}
