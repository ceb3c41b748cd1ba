import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './StatisticsSection.widget.ts';

const figure = (name: string, ar: string, en: string) => ({ name, fields: { SubTitle: { ar, en } } });

const customers = {
  name: 'customers',
  fields: {
    SubTitle: { ar: '٣٫٢ مليون', en: '3.2 million' },
    Title: { ar: 'عميل يديرون أموالهم معنا', en: 'customers run their money with us' },
    InformativeMessage: { ar: 'حتى نهاية الربع الثالث', en: 'At the end of the third quarter' },
    Image: PICTURE,
    Link: OPEN,
  },
};
const answers = {
  name: 'answers',
  fields: {
    SubTitle: { ar: '٩٧٪', en: '97%' },
    Title: { ar: 'من الطلبات نردّ عليها في يومها', en: 'of requests answered the same day' },
    Image: { src: 'sections/drift-tall.svg', alt: '' },
    ShiftImageRight: true,
  },
};

export const fixtures = defineFixtures(widget, {
  full: {
    params: { RenderingIdentifier: 'figures', NumberOfReturnItems: 4 },
    fields: {
      ...FRAME,
      BackgroundImage: { src: 'sections/loom.svg', alt: '' },
      Gradiant: 'sand',
      AlertTitle: { ar: 'أرقام أولية', en: 'Preliminary figures' },
      AlertSubTitle: { ar: 'تُعتمد في آخر الشهر.', en: 'Approved at the end of the month.' },
      items: [
        customers,
        answers,
        figure('branches', '٢١٤', '214'),
        figure('atms', '١٬٨٦٠', '1,860'),
        figure('wait', '١:٤٨', '1:48'),
      ],
    },
  },
  one: { fields: { items: [figure('branches', '٢١٤', '214')] } },
  twenty: {
    fields: { Title: LONG_TITLE, items: twenty((number) => figure(`figure-${number}`, `${number}`, `${number}`)) },
  },
});
