import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PropertyFinanceCalculator.widget.ts';

const tenor = (months: number, rate: number, ar: string, en: string) => ({
  name: `months-${months}`,
  fields: { Title: { ar, en }, Tenure: months, ProfitRate: rate },
});
const option = (Value: string, ar: string, en: string) => ({ name: Value, fields: { Title: { ar, en }, Value } });

export const fixtures = defineFixtures(widget, {
  minimal: {
    fields: {
      Tenure: [tenor(60, 6.5, '٥ سنوات', '5 years')],
      ProductType: [option('Residential', 'سكني', 'Residential')],
      InstallmentFrequency: [option('12', 'شهرية', 'Monthly')],
    },
  },
  full: {
    fields: {
      Tenure: [tenor(60, 6.5, '٥ سنوات', '5 years'), tenor(120, 6.75, '١٠ سنوات', '10 years')],
      ProductType: [option('Residential', 'سكني', 'Residential'), option('Commercial', 'تجاري', 'Commercial')],
      InstallmentFrequency: [option('12', 'شهرية', 'Monthly'), option('Quarterly', 'ربع سنوية', 'Quarterly')],
      MinROA: 4,
      MaxROA: 9,
      LTV: 70,
      ApplyNow: {
        ar: { text: 'قدّم طلبك', href: 'https://online.rukn.example/property', target: '_blank' },
        en: { text: 'Apply now', href: 'https://online.rukn.example/property', target: '_blank' },
      },
    },
  },
});
