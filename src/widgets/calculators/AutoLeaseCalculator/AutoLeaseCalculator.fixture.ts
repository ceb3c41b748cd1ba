import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './AutoLeaseCalculator.widget.ts';

const option = (Value: string, ar: string, en: string) => ({ name: Value, fields: { Title: { ar, en }, Value } });

const toyota = option('Toyota', 'تويوتا', 'Toyota');
const ownPayments = option('EMI', 'بدفعات أحددها', 'My own payments');
const standard = option('Standard', 'بدفعات معتادة', 'Usual payments');
const ownBank = option('OwnBank', 'بنك ركن', 'Rukn Bank');
const male = option('Male', 'ذكر', 'Male');

export const fixtures = defineFixtures(widget, {
  minimal: {
    fields: {
      Gender: [male],
      CarMake: [toyota],
      CarModel: [option('2022', '٢٠٢٢', '2022')],
      AutoLeaseType: [standard],
      SalaryCreditBank: [ownBank],
    },
  },
  full: {
    fields: {
      Gender: [male, option('Female', 'أنثى', 'Female')],
      CarMake: [toyota, option('Ford', 'فورد', 'Ford')],
      CarModel: [
        option('2018', '٢٠١٨', '2018'),
        option('2019', '٢٠١٩', '2019'),
        option('2020', '٢٠٢٠', '2020'),
        option('Camry 2022', 'كامري ٢٠٢٢', 'Camry 2022'),
      ],
      AutoLeaseType: [ownPayments, standard],
      SalaryCreditBank: [ownBank, option('OtherBank', 'بنك آخر', 'Another bank')],
      ApplyNow: {
        ar: { text: 'قدّم طلبك', href: 'https://online.rukn.example/lease', target: '_blank' },
        en: { text: 'Apply now', href: 'https://online.rukn.example/lease', target: '_blank' },
      },
    },
  },
});
