import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Footer.widget.ts';

const help = {
  name: 'help',
  fields: { Link: { ar: { href: '/help', text: 'المساعدة' }, en: { href: '/help', text: 'Help' } } },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Logo: { src: 'brand/logo-ar-light.svg', alt: '' } } },
  full: {
    fields: {
      Logo: { ar: { src: 'brand/logo-ar-light.svg', alt: '' }, en: { src: 'brand/logo-en-light.svg', alt: '' } },
      ContactText: { ar: 'نجيبك على مدار الساعة', en: 'We answer around the clock' },
      Phone: {
        ar: { href: 'tel:8001234567', text: '٨٠٠ ١٢٣ ٤٥٦٧' },
        en: { href: 'tel:8001234567', text: '800 123 4567' },
      },
      SocialLinks: [{ name: 'x', fields: { Link: { href: 'https://x.example/rukn', text: 'X' }, Icon: 'x' } }],
      QuickLinks: [help],
      LegalLinks: [help],
      Copyright: { ar: '© ٢٠٢٦ بنك ركن', en: '© 2026 Rukn Bank' },
      items: [{ name: 'help', fields: { Title: { ar: 'المساعدة', en: 'Help' }, items: [help] } }],
    },
  },
});
