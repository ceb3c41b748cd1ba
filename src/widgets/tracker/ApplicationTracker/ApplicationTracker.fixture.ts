import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ApplicationTracker.widget.ts';

export const fixtures = defineFixtures(widget, {
  minimal: {},
  full: {
    fields: {
      Lead: { ar: 'هذا وضع طلبك حتى اليوم.', en: 'This is where your application stands today.' },
      Image: { src: 'service/road.svg', alt: '' },
      CodeNote: {
        ar: 'لا يطلب موظفو ركن هذا الرمز أبداً.',
        en: 'No one at Rukn will ever ask for this code.',
      },
      Contact: {
        ar: { text: 'تواصل معنا', href: '/help/contact' },
        en: { text: 'Contact us', href: '/help/contact' },
      },
    },
  },
});
