import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Header.widget.ts';

const link = (name: string, href: string, ar: string, en: string) => ({
  name,
  fields: { Link: { ar: { href, text: ar }, en: { href, text: en } } },
});

const personal = link('personal', '/personal', 'الأفراد', 'Personal');
const help = link('help', '/help', 'المساعدة', 'Help');
const logo = { ar: { src: 'brand/logo-ar.svg', alt: '' }, en: { src: 'brand/logo-en.svg', alt: '' } };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Logo: logo } },
  full: {
    fields: {
      Logo: logo,
      LogoMark: { src: 'brand/mark.svg', alt: '' },
      SignIn: {
        ar: { href: 'https://online.rukn.example/', text: 'تسجيل الدخول' },
        en: { href: 'https://online.rukn.example/', text: 'Sign in' },
      },
      StripStart: [help],
      StripEnd: [help],
      Segments: [personal, help],
      items: [
        { name: 'help', fields: { Title: { ar: 'المساعدة', en: 'Help' }, items: [help] } },
        { name: 'finance', fields: { Title: { ar: 'التمويل', en: 'Finance' }, items: [personal, help] } },
      ],
    },
  },
  dropdown: { fields: { Logo: logo }, params: { LanguageSwitch: 'dropdown' } },
});
