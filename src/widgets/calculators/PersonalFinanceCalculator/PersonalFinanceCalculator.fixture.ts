import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PersonalFinanceCalculator.widget.ts';

const salaryAccount = { name: 'salary', fields: { Title: { ar: 'حساب راتب', en: 'Salary account' } } };
const currentAccount = { name: 'current', fields: { Title: { ar: 'حساب جارٍ', en: 'Current account' } } };
const saudi = { name: 'saudi', fields: { Title: { ar: 'سعودي', en: 'Saudi' }, Value: 'Saudi' } };
const resident = { name: 'resident', fields: { Title: { ar: 'مقيم', en: 'Resident' }, Value: 'Resident' } };
const government = { name: 'government', fields: { Title: { ar: 'حكومية', en: 'Government' }, Value: 'Government' } };
const company = { name: 'private', fields: { Title: { ar: 'خاصة', en: 'Private' }, Value: 'Private' } };
const years = (count: number, ar: string, en: string) => ({
  name: `years-${count}`,
  fields: { TenorTitle: { ar, en }, Amountbymonth: count },
});
const one = years(1, 'سنة', '1 year');
const three = years(3, '٣ سنوات', '3 years');
const five = years(5, '٥ سنوات', '5 years');

const RATES = '0-12=1.9&13-36=2.59&37-60=3.17';
const military = {
  name: 'military',
  fields: { Title: { ar: 'عسكري', en: 'Military' }, Nationality: 'Saudi', Sector: 'Government', Rate: RATES },
};
const health = {
  name: 'health',
  fields: {
    Title: { ar: 'صحي', en: 'Health' },
    Description: { ar: 'المستشفيات والمراكز الصحية الحكومية', en: 'Government hospitals and health centres' },
    Sector: 'Government',
    Rate: RATES,
  },
};
const listed = {
  name: 'listed',
  fields: { Title: { ar: 'شركات معتمدة', en: 'Approved companies' }, Sector: 'Private', Rate: RATES },
};
const residents = {
  name: 'residents',
  fields: { Title: { ar: 'عقود المقيمين', en: 'Residents’ contracts' }, Nationality: 'Resident', Rate: '0-12=3' },
};
const other = { name: 'other', fields: { Title: { ar: 'قطاع آخر', en: 'Another sector' } } };

const full = {
  AccountType: [salaryAccount, currentAccount],
  Nationality: [saudi, resident],
  JobSector: [government, company],
  JobSubSectors: [military, health, listed, residents, other],
  Tenure: [one, three, five],
  AdminFeeInPercentage: 0.5,
  MaxAdminFee: 2_500,
  DBR: 33.33,
  ApplyNow: {
    ar: { text: 'قدّم طلبك', href: 'https://online.rukn.example/personal', target: '_blank' as const },
    en: { text: 'Apply now', href: 'https://online.rukn.example/personal', target: '_blank' as const },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: {
    fields: {
      AccountType: [salaryAccount],
      Nationality: [saudi],
      JobSector: [government],
      JobSubSectors: [other],
      Tenure: [five],
      DBR: 33.33,
    },
  },
  full: { fields: full },
  generousShare: { fields: { ...full, DBR: 70 } },
});
