import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ThreeLinkContactCard.widget.ts';

const title = { ar: 'لم تجد جوابك؟', en: 'No answer yet?' };
const contact = {
  ar: { href: '/help/contact', text: 'تواصل معنا' },
  en: { href: '/help/contact', text: 'Contact us' },
};

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title: title,
      Description: { ar: 'ثلاث طرق إلى من يجيب.', en: 'Three ways to someone who knows.' },
      Link: contact,
      SecondaryLink: {
        ar: { href: '/help/fraud', text: 'أبلغ عن احتيال' },
        en: { href: '/help/fraud', text: 'Report a fraud' },
      },
      CallToActionLink: { ar: { href: '/help', text: 'مركز المساعدة' }, en: { href: '/help', text: 'Help centre' } },
    },
  },
  oneWithoutWords: { fields: { Title: title, Link: contact, SecondaryLink: { href: '/help', text: '' } } },
});
