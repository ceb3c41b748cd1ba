import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './HomeFinanceCalculator.widget.ts';

const salaryAccount = { name: 'salary', fields: { Title: { ar: 'حساب راتب', en: 'Salary account' } } };
const currentAccount = { name: 'current', fields: { Title: { ar: 'حساب جارٍ', en: 'Current account' } } };
const saudi = { name: 'saudi', fields: { Title: { ar: 'سعودي', en: 'Saudi' }, Value: 'Saudi' } };
const resident = { name: 'resident', fields: { Title: { ar: 'مقيم', en: 'Resident' }, Value: 'Resident' } };
const months = (count: number, ar: string) => ({
  name: `months-${count}`,
  fields: { TenorTitle: { ar, en: `${count}` }, Amountbymonth: count },
});
const twelve = months(12, '١٢');
const tenors = [twelve, months(60, '٦٠'), months(120, '١٢٠'), months(240, '٢٤٠'), months(360, '٣٦٠')];

const full = {
  AccountType: [salaryAccount, currentAccount],
  Nationality: [saudi, resident],
  Tenure: tenors,
  AdminFeeInPercentage: 1,
  MaxAdminFee: 2_000,
  ATC: 2.95,
  InsuranceFee: 1_200,
  ValuationFee: 3_000,
  ApplyNow: {
    ar: { text: 'قدّم طلبك', href: 'https://online.rukn.example/home', target: '_blank' as const },
    en: { text: 'Apply now', href: 'https://online.rukn.example/home', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { AccountType: [salaryAccount], Nationality: [saudi], Tenure: [twelve], ATC: 3.75 } },
  full: { fields: full },
  otherDefaults: {
    fields: { ...full, Tenure: [months(120, '١٢٠'), months(240, '٢٤٠')] },
    params: { DefaultNationality: 'Resident' },
  },
  withoutDefaults: { fields: { ...full, Nationality: [resident], Tenure: [months(120, '١٢٠'), months(240, '٢٤٠')] } },
});
