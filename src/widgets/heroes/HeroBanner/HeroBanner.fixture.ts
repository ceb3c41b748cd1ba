import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './HeroBanner.widget.ts';

const title = { ar: 'مالُك على رُكنٍ ثابت', en: 'Bank on firm ground' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { BannerTitle: title } },
  full: {
    params: { Variant: 'full' },
    fields: {
      BannerTitle: title,
      BannerDescription: { ar: 'حساب بلا رسوم شهرية.', en: 'An account with no monthly fee.' },
      BannerImage: { src: 'hero/home.svg', alt: '' },
      BannerImageMobile: { src: 'hero/home-narrow.svg', alt: '' },
      BannerLink: { ar: { href: '/personal', text: 'افتح حسابك' }, en: { href: '/personal', text: 'Open an account' } },
      BannerSecondaryLink: { ar: { href: '/help', text: 'اسألنا' }, en: { href: '/help', text: 'Ask us' } },
      BackToPreviousPageLink: { ar: { href: '/', text: 'الرئيسية' }, en: { href: '/', text: 'Home' } },
      BannerBulletList: {
        ar: [{ name: '1', value: 'ودائعك محمية' }],
        en: [{ name: '1', value: 'Your deposits are protected' }],
      },
      ExpiryDate: '2026-12-31',
    },
  },
  backLinkWithoutLabel: {
    fields: { BannerTitle: title, BackToPreviousPageLink: { href: '/', text: '' } },
  },
});
