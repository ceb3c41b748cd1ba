import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './DepositProfitCalculator.widget.ts';

const option = (Value: string, ar: string, en: string) => ({ name: Value, fields: { Title: { ar, en }, Value } });
const term = (Months: number, ar: string, MurabahaRate: number, WakalahRate?: number) => ({
  name: `months-${Months}`,
  fields: {
    Title: { ar, en: `${Months}` },
    Months,
    MurabahaRate,
    ...(WakalahRate !== undefined && { WakalahRate }),
  },
});

const murabaha = option('Murabaha', 'مرابحة', 'Murabaha');
const atMaturity = option('Maturity', 'عند الاستحقاق', 'At maturity');

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { DepositType: [murabaha], Term: [term(12, '١٢', 4.4)], Payout: [atMaturity] } },
  full: {
    fields: {
      DepositType: [murabaha, option('Wakalah', 'وكالة بالاستثمار', 'Wakalah')],
      Term: [term(3, '٣', 4.1), term(6, '٦', 4.25, 4.35), term(12, '١٢', 4.4, 4.5)],
      Payout: [
        atMaturity,
        option('Monthly', 'كل شهر', 'Every month'),
        option('Quarterly', 'كل ربع سنة', 'Every quarter'),
      ],
      MinAmount: 10_000,
      MaxAmount: 5_000_000,
      ApplyNow: {
        ar: { text: 'افتح وديعة', href: 'https://online.rukn.example/deposits', target: '_blank' },
        en: { text: 'Open a deposit', href: 'https://online.rukn.example/deposits', target: '_blank' },
      },
    },
  },
});
