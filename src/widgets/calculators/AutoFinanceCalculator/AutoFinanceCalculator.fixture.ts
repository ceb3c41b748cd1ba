import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './AutoFinanceCalculator.widget.ts';

const salaryAccount = { name: 'salary', fields: { Title: { ar: 'حساب راتب', en: 'Salary account' } } };
const currentAccount = { name: 'current', fields: { Title: { ar: 'حساب جارٍ', en: 'Current account' } } };
const saudi = { name: 'saudi', fields: { Title: { ar: 'سعودي', en: 'Saudi' }, Value: 'Saudi' } };
const resident = { name: 'resident', fields: { Title: { ar: 'مقيم', en: 'Resident' }, Value: 'Resident' } };
const months = (count: number, ar: string) => ({
  name: `months-${count}`,
  fields: { TenorTitle: { ar, en: `${count}` }, Amountbymonth: count },
});
const twelve = months(12, '١٢');

const full = {
  AccountType: [salaryAccount, currentAccount],
  Nationality: [saudi, resident],
  Tenure: [twelve, months(24, '٢٤'), months(36, '٣٦'), months(48, '٤٨'), months(60, '٦٠')],
  AdminFeeInPercentage: 0.5,
  MaxAdminFee: 2_500,
  ATC: 2.75,
  InsuranceRate: 3.2,
  DepriciationRate: 15,
  ApplyNow: {
    ar: { text: 'قدّم طلبك', href: 'https://online.rukn.example/auto', target: '_blank' as const },
    en: { text: 'Apply now', href: 'https://online.rukn.example/auto', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { AccountType: [salaryAccount], Nationality: [saudi], Tenure: [twelve], ATC: 3.5 } },
  full: { fields: full },
  otherDefaults: {
    fields: { ...full, Tenure: [months(24, '٢٤'), months(72, '٧٢')] },
    params: { DefaultNationality: 'Resident', InsuranceConstant: '350.50' },
  },
  manyTenors: {
    fields: {
      ...full,
      Tenure: [
        twelve,
        ...[18, 24, 30, 36, 48, 60].map((count) => months(count, count.toLocaleString('ar-EG-u-nu-arab'))),
      ],
    },
  },
});
