import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CreditCardCalculator.widget.ts';

const salaryAccount = { name: 'salary', fields: { Title: { ar: 'حساب راتب', en: 'Salary account' } } };
const currentAccount = { name: 'current', fields: { Title: { ar: 'حساب جارٍ', en: 'Current account' } } };
const saudi = { name: 'saudi', fields: { Title: { ar: 'سعودي', en: 'Saudi' }, Value: 'Saudi' } };
const resident = { name: 'resident', fields: { Title: { ar: 'مقيم', en: 'Resident' }, Value: 'Resident' } };
const everyday = { name: 'everyday', fields: { Title: { ar: 'البطاقة اليومية', en: 'Everyday card' }, Fees: 0 } };
const gold = { name: 'gold', fields: { Title: { ar: 'البطاقة الذهبية', en: 'Gold card' }, Fees: 575 } };
const noFee = { name: 'free', fields: { Title: { ar: 'بطاقة بلا رسوم', en: 'A card without a fee' } } };
const share = (percent: number) => ({ name: `share-${percent}`, fields: { MinimumPercentage: percent } });

export const fixtures = defineFixtures(widget, {
  minimal: {
    fields: {
      AccountType: [salaryAccount],
      Nationality: [saudi],
      CardCategory: [noFee],
      PaymentPercentage: [share(5)],
      InterestRate: 23.88,
    },
  },
  full: {
    fields: {
      AccountType: [salaryAccount, currentAccount],
      Nationality: [saudi, resident],
      CardCategory: [everyday, gold],
      PaymentPercentage: [share(5), share(7.5), share(10)],
      InterestRate: 23.88,
      ApplyNow: {
        ar: { text: 'قدّم طلبك', href: 'https://online.rukn.example/cards', target: '_blank' },
        en: { text: 'Apply now', href: 'https://online.rukn.example/cards', target: '_blank' },
      },
    },
  },
});
