import type { Locator, Page } from '@playwright/test';
import { fixtures as business } from '#src/widgets/calculators/BusinessCashbackCalculator/BusinessCashbackCalculator.fixture.ts';
import { fixtures as simple } from '#src/widgets/calculators/SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, waitForHydration, type SiteLanguage } from '#tests/support/site.ts';

const TEXTS = {
  ar: {
    fuel: 'الوقود',
    others: 'غير ذلك',
    hospitality: 'الضيافة',
    result: 'النتيجة',
    yearly: 'إجمالي الاسترداد السنوي',
    monthly: 'إجمالي الاسترداد الشهري',
    zero: '٠٫٠٠',
  },
  en: {
    fuel: 'Fuel',
    others: 'Everything else',
    hospitality: 'Hospitality',
    result: 'Result',
    yearly: 'Total yearly cashback',
    monthly: 'Total monthly cashback',
    zero: '0.00',
  },
} as const;

/** Page object of a cashback calculator. */
function calculatorOf(page: Page, language: SiteLanguage, within: Page | Locator = page) {
  const words = TEXTS[language];
  const result = within.getByRole('region', { name: words.result });
  return {
    words,
    field: (name: string) => within.getByRole('textbox', { name }),
    slider: (name: string) => within.getByRole('slider', { name }),
    result,
    monthly: result.getByRole('definition'),
  };
}

test(
  'the cashback calculators',
  also({ english: 'rates and limits are one sentence, sliders run from left to right' }),
  async ({ qa, page, siteLanguage, t }) => {
    await qa.publish([business.full, simple.full]);
    await qa.open();
    const own = page.locator('[data-widget=SimpleCashbackCalculator]');

    await test.step('CALC-CASH-03 CALC-CASH-04 CALC-CASH-05 both variants show their categories, what they earn, and the totals', async () => {
      const widget = page.locator('[data-widget=BusinessCashbackCalculator]');
      await expect(
        widget.getByRole('heading', { name: t({ ar: 'استرداد بطاقة الأعمال', en: 'Business card cashback' }) }),
      ).toBeVisible();
      await expect(
        widget.getByText(
          t({ ar: 'أدخل ما تنفقه منشأتك في الشهر.', en: 'Enter what your business spends in a month.' }),
        ),
      ).toBeVisible();
      await expect(widget.getByRole('listitem')).toHaveText(
        [
          t({ ar: 'تسري النسبة الأولى', en: 'The first rate applies' }),
          t({
            ar: 'بالريال الصحيح، إلا «بقية المشتريات» فبالهللات',
            en: 'whole riyals, only that of “Everything else” in halalas',
          }),
          t({ ar: 'لا استرداد على السحب النقدي', en: 'Cash withdrawals' }),
        ].map((words) => new RegExp(words)),
      );

      const forBusiness = calculatorOf(page, siteLanguage, widget);
      const { words } = forBusiness;
      const category = async (calculator: typeof forBusiness, name: string, facts: readonly string[], end: string) => {
        await expect(calculator.field(name)).toHaveValue('0');
        const label = page.locator(`label[for="${await calculator.field(name).getAttribute('id')}"]`);
        await expect(label.getByRole('presentation')).toBeVisible();
        for (const fact of facts) await expect(calculator.field(name)).toHaveAccessibleDescription(new RegExp(fact));
        await expect(calculator.slider(name)).toHaveAttribute('max', end);
      };
      await category(
        forBusiness,
        words.hospitality,
        [
          t({
            ar: 'استرداد ١٪.? حتى ٥٬٠٠٠\\s+ريال سعودي\\s*، ثم ٢٫٥٪',
            en: '1% up to 5,000 Saudi riyals, then 2.5% back',
          }),
          t({ ar: 'على مشتريات حتى ٤٠٬٠٠٠', en: 'on spending of up to 40,000' }),
        ],
        '40000',
      );
      await own.scrollIntoViewIfNeeded();
      await waitForHydration(page, 'SimpleCashbackCalculator');
      const forSpenders = calculatorOf(page, siteLanguage, own);
      await category(
        forSpenders,
        words.fuel,
        [
          t({ ar: 'استرداد ٥٪', en: '5% back' }),
          t({ ar: 'على مشتريات حتى ٢٬٠٠٠', en: 'on spending of up to 2,000' }),
          t({ ar: 'يعود منها حتى ٦٠', en: 'up to 60' }),
        ],
        '2000',
      );

      for (const { result } of [forBusiness, forSpenders]) {
        await expect(result).toContainText(words.yearly);
        await expect(result.getByRole('term')).toHaveText([words.monthly]);
        await expect(result.getByText(words.zero, { exact: true })).toHaveCount(2);
      }
      await forSpenders.field(words.fuel).fill('1001');
      await forSpenders.field(words.fuel).blur();
      await expect(forSpenders.monthly).toContainText(t({ ar: '٥٠٫٠٥', en: '50.05' }));
      await expect(forSpenders.result).toContainText(t({ ar: '٦٠٠٫٦٠', en: '600.60' }));
      await forBusiness.field(words.hospitality).fill('1001');
      await forBusiness.field(words.hospitality).blur();
      await expect(forBusiness.monthly).toContainText(t({ ar: '١٠٫٠٠', en: '10.00' }));
      await expect(forBusiness.result).toContainText(t({ ar: '١٢٠٫٠٠', en: '120.00' }));
    });

    await test.step('the most that comes back a month and a year is told, and when it is reached', async () => {
      const { words, field, monthly, result } = calculatorOf(page, siteLanguage, own);
      await expect(result).toContainText(
        new RegExp(t({ ar: 'أعلى استرداد في الشهر ١٥٠\\s+ريال', en: 'At most 150 Saudi riyals back a month' })),
      );
      await expect(result).toContainText(
        t({ ar: 'أعلى استرداد في السنة ١٬٥٠٠', en: 'At most 1,500 Saudi riyals back a year' }),
      );
      const reached = result.getByText(
        t({ ar: 'بلغتَ أعلى استرداد في الشهر.', en: 'You have reached the most of a month.' }),
      );
      await expect(reached).toHaveCount(0);
      await field(words.fuel).fill('2000');
      await field(words.others).fill('15000');
      await field(words.others).blur();
      // 60 and 112.50 would be 172.50.
      await expect(monthly).toContainText(t({ ar: '١٥٠٫٠٠', en: '150.00' }));
      await expect(reached.first()).toBeVisible();
    });

    await own.getByRole('button', { name: t({ ar: 'مسح', en: 'Clear' }) }).click();
    await test.step('CALC-CASH-07 CALC-CASH-08 CALC-CASH-09 a typed amount counts after 600 ms or on leaving, a slider at once', async () => {
      const { words, field, slider, monthly } = calculatorOf(page, siteLanguage, own);
      await expect(monthly).toContainText(words.zero);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await field(words.fuel).click();
      await expect(field(words.fuel)).toHaveValue('');
      await page.keyboard.type('600');
      await page.clock.runFor(599);
      await expect(monthly).toContainText(words.zero);
      await page.clock.runFor(1);
      await expect(monthly).toContainText(t({ ar: '٣٠٫٠٠', en: '30.00' }));
      // Each key restarts the delay.
      await page.keyboard.press('Backspace');
      await page.clock.runFor(400);
      await page.keyboard.press('Backspace');
      await page.clock.runFor(599);
      await expect(monthly).toContainText(t({ ar: '٣٠٫٠٠', en: '30.00' }));
      await page.clock.runFor(1);
      await expect(monthly).toContainText(t({ ar: '٠٫٣٠', en: '0.30' }));
      // An empty field counts as 0 while typing.
      await page.keyboard.press('Backspace');
      await page.clock.runFor(700);
      await expect(field(words.fuel)).toHaveValue('');
      await expect(monthly).toContainText(words.zero);
      await page.keyboard.press('Tab');
      await expect(field(words.fuel)).toHaveValue('0');
      // Blur commits at once: the clock is not advanced from here on.
      await field(words.fuel).fill('800');
      await expect(monthly).toContainText(words.zero);
      await page.keyboard.press('Tab');
      await expect(monthly).toContainText(t({ ar: '٤٠٫٠٠', en: '40.00' }));
      // The slider commits at once too.
      await expect(slider(words.fuel)).toBeFocused();
      await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
      await expect(field(words.fuel)).toHaveValue('825');
      await expect(monthly).toContainText(t({ ar: '٤١٫٢٥', en: '41.25' }));
    });
  },
);
