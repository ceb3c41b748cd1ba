import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Promo.widget.ts';

const fields = {
  PromoIcon: { src: 'products/accounts-wide.svg', alt: '' },
  PromoText: {
    ar: '<h2>حساب التوفير</h2><p>عائد يضاف كل شهر.</p>',
    en: '<h2>Savings account</h2><p>Profit that is added every month.</p>',
  },
  PromoText2: { ar: '<p>لا رسوم شهرية.</p>', en: '<p>No monthly fee.</p>' },
  PromoLink: {
    ar: { href: '/personal/accounts', text: 'اعرف أكثر' },
    en: { href: '/personal/accounts', text: 'Learn more' },
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields },
  linkWithoutText: {
    fields: {
      ...fields,
      PromoLink: { ar: { href: '/personal/accounts' }, en: { href: '/personal/accounts' } },
    },
  },
  withText: { params: { FieldNames: 'WithText' }, fields },
});
