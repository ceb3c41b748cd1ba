import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './ProductBannerList.widget.ts';

const deposits = {
  name: 'deposits',
  fields: {
    BannerTitle: { ar: 'وديعة لأجل', en: 'Term deposit' },
    BannerSubTitle: { ar: 'عائد ثابت حتى الموعد.', en: 'A return fixed to the day.' },
    Category: { ar: 'للمدى البعيد', en: 'For the long run' },
    ImageUrl: PICTURE,
    BackgroundColor: '#E6E4DC',
    DetailsList: { ar: [{ name: 'الحد الأدنى', value: '٥٬٠٠٠ ريال' }], en: [{ name: 'Minimum', value: 'SAR 5,000' }] },
    CallToActionLink: OPEN,
  },
};
const saver = {
  name: 'saver',
  fields: {
    BannerTitle: { ar: 'حساب الادخار', en: 'Savings account' },
    Category: { ar: 'لكل يوم', en: 'For every day' },
  },
};
const gold = {
  name: 'gold',
  fields: {
    BannerTitle: { ar: 'حساب الذهب', en: 'Gold account' },
    Category: { ar: 'للمدى البعيد', en: 'For the long run' },
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [deposits, saver, gold] } },
  uncategorised: { fields: { items: [{ name: 'one', fields: { BannerTitle: { ar: 'حساب', en: 'Account' } } }] } },
  twenty: { fields: { items: twenty((number) => ({ name: `p${number}`, fields: { BannerTitle: LONG_TITLE } })) } },
});
