import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './CompareCards.widget.ts';

const credit = { name: 'credit', fields: { Title: { ar: 'بطاقات ائتمانية', en: 'Credit cards' } } };
const premium = { name: 'premium', fields: { Title: { ar: 'بطاقات مميّزة', en: 'Premium cards' } } };
const prepaid = { name: 'prepaid', fields: { Title: { ar: 'بطاقات مسبقة الدفع', en: 'Prepaid cards' } } };

const terms = {
  ar: { text: 'شروط البطاقات', href: '/legal/terms' },
  en: { text: 'Terms of cards', href: '/legal/terms' },
};

const everyday = {
  name: 'everyday',
  fields: {
    Title: { ar: 'البطاقة اليومية', en: 'Everyday card' },
    CardCategory: credit,
    BannerImage: { src: 'products/card-everyday.svg', alt: '' },
    BannerSecondaryLink: terms,
    AnnualFee: { ar: 'مجاناً', en: 'Free' },
    Cashback: { ar: '٠٫٥٠٪', en: '0.50%' },
    AdditionalCards: { ar: 'أربع، مجاناً', en: 'Four, free' },
    TravelCover: { ar: 'لا', en: 'No' },
  },
};

const signature = {
  name: 'signature',
  fields: {
    Title: { ar: 'البطاقة المميّزة', en: 'Signature card' },
    CardCategory: premium,
    BannerImage: { src: 'products/card-signature.svg', alt: '' },
    BannerSecondaryLink: terms,
    AnnualFee: {
      ar: '٧٥٠ ريالاً\nمجاناً لمن ينفق ١٠٠٬٠٠٠ ريال في السنة',
      en: 'SAR 750\nFree if you spend SAR 100,000 a year',
    },
    Cashback: { ar: '٢٪', en: '2%' },
    AdditionalCards: { ar: 'أربع، مجاناً', en: 'Four, free' },
    TravelCover: { ar: 'نعم', en: 'Yes' },
  },
};

const travel = {
  name: 'travel',
  fields: {
    Title: { ar: 'بطاقة السفر', en: 'Travel card' },
    CardCategory: prepaid,
    BannerImage: { src: 'products/travel.svg', alt: '' },
    AnnualFee: { ar: 'مجاناً', en: 'Free' },
    AdditionalCards: { ar: 'أربع، مجاناً', en: 'Four, free' },
    TravelCover: { ar: 'لا', en: 'No' },
  },
};

const loose = { name: 'loose', fields: { Title: { ar: 'بطاقة الهدية', en: 'Gift card' } } };

const everyAttribute = {
  name: 'complete',
  fields: {
    ...signature.fields,
    Title: { ar: 'بطاقة النخبة', en: 'Elite card' },
    LowestSalary: { ar: '٢٠٬٠٠٠ ريال', en: 'SAR 20,000' },
    ProfitRate: { ar: '٢٪ في الشهر', en: '2% a month' },
    AnnualPercentageRate: { ar: '٢٦٫٨٪', en: '26.8%' },
    ForeignCurrency: { ar: '٢٫٧٥٪', en: '2.75%' },
    CashAbroad: { ar: '٧٥ ريالاً', en: 'SAR 75' },
    AirportLounges: { ar: 'نعم\nمع مرافق واحد', en: 'Yes\nWith one guest' },
    PurchaseProtection: { ar: 'نعم', en: 'Yes' },
    DigitalAtOnce: { ar: 'لا', en: 'No' },
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Cards: [loose] } },
  full: { fields: { Cards: [loose, everyday, travel, signature] } },
  everyAttribute: { fields: { Cards: [everyday, everyAttribute] } },
});
