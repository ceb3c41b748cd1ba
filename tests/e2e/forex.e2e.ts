import type { Page } from '@playwright/test';
import { fixtures as a } from '#src/widgets/calculators/ForexCalculatorA/ForexCalculatorA.fixture.ts';
import { fixtures as b } from '#src/widgets/calculators/ForexCalculatorB/ForexCalculatorB.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, waitForHydration, type SiteLanguage } from '#tests/support/site.ts';

const TEXTS = {
  ar: {
    currency: 'عملة السفر',
    currencies: ['اختر', 'الدولار الأمريكي', 'الليرة التركية'],
    amount: 'مبلغ العملية',
    result: 'النتيجة',
    rate: 'سعر الصرف',
    noRate: 'يظهر مع المبلغ',
  },
  en: {
    currency: 'Travel currency',
    currencies: ['Choose', 'US dollar', 'Turkish lira'],
    amount: 'Transaction amount',
    result: 'Result',
    rate: 'Exchange rate',
    noRate: 'Comes with the amount',
  },
} as const;

/** Page object of one of the page's calculators. */
function calculatorOf(page: Page, language: SiteLanguage, variant: 'A' | 'B') {
  const words = TEXTS[language];
  const widget = page.locator(`[data-widget=ForexCalculator${variant}]`);
  return {
    words,
    widget,
    currency: widget.getByRole('combobox', { name: words.currency }),
    amount: widget.getByRole('textbox', { name: words.amount }),
    result: widget.getByRole('region', { name: words.result }),
  };
}

test('CALC-FX-02 A and B show a currency select and an amount, and calculate live without a button', async ({
  qa,
  page,
  siteLanguage,
  t,
}) => {
  await qa.publish([a.full, b.full]);
  await qa.open();
  await page.locator('[data-widget=ForexCalculatorB]').scrollIntoViewIfNeeded();
  await waitForHydration(page, 'ForexCalculatorB');
  const figures = {
    A: { none: t({ ar: '٠٫٠٠', en: '0.00' }), some: t({ ar: '٣٧٥٫٢٥', en: '375.25' }) },
    B: { none: t({ ar: '٠', en: '0' }), some: t({ ar: '٣٨٧', en: '387' }) },
  };
  for (const variant of ['A', 'B'] as const) {
    const { words, widget, currency, amount, result } = calculatorOf(page, siteLanguage, variant);
    const { none, some } = figures[variant];
    const shown = result.getByText(none, { exact: true }).first();
    await expect(currency.getByRole('option')).toHaveText([...words.currencies]);
    await expect(shown).toBeVisible();
    await expect(widget.getByRole('button')).toHaveCount(0);
    await amount.fill('100');
    await expect(shown).toBeVisible();
    if (variant === 'A') await expect(result).toContainText(words.noRate);
    await currency.selectOption({ index: 1 });
    await expect(result).toContainText(some);
    await expect(result).not.toContainText(words.noRate);
    await amount.fill('');
    await expect(shown).toBeVisible();
    await expect(widget.locator('[type=submit]:visible')).toHaveCount(0);
  }
});

test(
  'every currency of the table of rates is converted, before the fee and its VAT and with them',
  also({ english: 'figures and names of currencies' }),
  async ({ page, open, siteLanguage, t }) => {
    await open('/personal/accounts/transfers#rates');
    const table = page.locator('[data-widget=CurrencyCarousel]');
    const [riyal = '', ...others] = await table.getByRole('article').getByRole('heading').allTextContents();
    expect(riyal).toBe(t({ ar: 'الريال السعودي', en: 'Saudi riyal' }));
    await table.getByRole('link', { name: t({ ar: 'احسب مبلغاً', en: 'Convert an amount' }) }).click();
    const figures = {
      A: { ar: ['١٬٢٢٦٫٥٠', '٣٠٫٦٦', '١٬٢٥٧٫١٦'], en: ['1,226.50', '30.66', '1,257.16'] },
      B: { ar: ['١٬٢٦٢'], en: ['1,262'] },
    };
    for (const variant of ['A', 'B'] as const) {
      const { widget, words, currency, amount, result } = calculatorOf(page, siteLanguage, variant);
      await widget.scrollIntoViewIfNeeded();
      await waitForHydration(page, `ForexCalculator${variant}`);
      const options = await currency.getByRole('option').allTextContents();
      expect([...options].sort()).toEqual([words.currencies[0], ...others].sort());
      await currency.selectOption(t({ ar: 'الدينار الكويتي', en: 'Kuwaiti dinar' }));
      await amount.fill('100');
      for (const figure of figures[variant][siteLanguage]) await expect(result).toContainText(figure);
    }
    const before = t({ ar: 'قبل الرسوم وضريبتها', en: 'before the fee and its VAT' });
    await expect(calculatorOf(page, siteLanguage, 'A').result).toContainText(before);
    await expect(calculatorOf(page, siteLanguage, 'B').result).toContainText(
      t({ ar: 'شاملاً رسوم التحويل وضريبتها', en: 'with the fee and its VAT' }),
    );
  },
);
