import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Header.widget.ts';

const logo = { ar: { src: 'brand/logo-ar.svg', alt: '' }, en: { src: 'brand/logo-en.svg', alt: '' } };

const item = (name: string, href: string, ar: string, en: string) => ({
  name,
  fields: { Title: { ar, en }, Href: { ar: { href, text: ar }, en: { href, text: en } } },
});

/** Adds child items to an item. */
const withChildren = <T extends ReturnType<typeof item>, const C>(parent: T, Children: readonly C[]) => ({
  ...parent,
  fields: { ...parent.fields, Children },
});

const fees = item('fees', '/personal/accounts/fees', 'الرسوم', 'Fees');
const auto = item('auto', '/personal/finance/auto', 'تمويل السيارات', 'Auto finance');
const home = item('home', '/personal/finance/home', 'التمويل العقاري', 'Home finance');
const help = item('help', '/help', 'المساعدة', 'Help');

const finance = withChildren(item('finance', '/personal/finance', 'التمويل', 'Finance'), [
  withChildren(item('buy', '/personal/finance/auto', 'للشراء', 'To buy'), [auto, home]),
  withChildren(item('know', '/help', 'للمعرفة', 'To know'), [fees]),
]);

const group = (name: string, ar: string, en: string, ...Children: ReturnType<typeof item>[]) => ({
  name,
  fields: { Title: { ar, en }, Children },
});

const signIn = {
  name: 'SignIn',
  fields: {
    Title: { ar: 'تسجيل الدخول', en: 'Sign in' },
    Href: { href: 'https://online.rukn.example/', target: '_blank' as const },
  },
};

const primary = [
  withChildren(item('personal', '/personal', 'الأفراد', 'Personal'), [finance, help]),
  withChildren(item('business', '/business', 'الأعمال', 'Business'), [help]),
];

const savings = item('savings', '/personal/savings', 'حسابات الادخار لكل هدف', 'Savings accounts for every goal');
const labelledSavings = {
  ...savings,
  fields: {
    ...savings.fields,
    NavigationTitle: { ar: 'الادخار', en: 'Savings' },
    Description: { ar: 'ينمو مالك كل شهر.', en: 'Your money grows each month.' },
    Icon: 'save',
  },
};

const accounts = withChildren(item('accounts', '/personal/accounts', 'الحسابات', 'Accounts'), [
  withChildren(item('save', '/personal/savings', 'للادخار', 'To save'), [labelledSavings, fees]),
]);
const accountsWithCard = {
  ...accounts,
  fields: {
    ...accounts.fields,
    CardImage: { src: 'products/accounts.svg', alt: '' },
    CardTitle: { ar: 'افتح حسابك من التطبيق', en: 'Open your account in the app' },
    CardText: { ar: 'في خمس دقائق، وبلا زيارة فرع.', en: 'In five minutes, without a branch visit.' },
    CardLink: {
      ar: { href: '/personal/accounts', text: 'افتح حساباً' },
      en: { href: '/personal/accounts', text: 'Open an account' },
    },
  },
};

const special = [
  group('FirstLevelLeft', 'روابط البنك', 'Bank links', item('about', '/about', 'عن ركن', 'About Rukn')),
  group(
    'FirstLevelRight',
    'روابط المساعدة',
    'Help links',
    item('contact', '/help/contact', 'تواصل معنا', 'Contact us'),
  ),
];

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Logo: logo } },
  full: {
    fields: { Logo: logo, LogoMark: { src: 'brand/mark.svg', alt: '' }, items: [...special, ...primary, signIn] },
  },
  fourSegments: {
    fields: {
      Logo: logo,
      items: [
        ...special,
        ...primary,
        item('about', '/about', 'البنك', 'About'),
        item('private', '/legal', 'الخاص', 'Private'),
      ],
    },
  },
  twoSegments: {
    fields: {
      Logo: logo,
      items: [
        withChildren(item('personal', '/personal', 'الأفراد', 'Personal'), [
          finance,
          fees,
          auto,
          home,
          help,
          item('cards', '/personal/cards', 'البطاقات', 'Cards'),
          item('savings', '/personal/savings', 'الادخار', 'Savings'),
        ]),
        item('business', '/business', 'الأعمال', 'Business'),
      ],
    },
  },
  cardAndRole: {
    fields: {
      Logo: logo,
      items: [
        withChildren(item('personal', '/personal', 'الأفراد', 'Personal'), [accountsWithCard, help]),
        { name: 'online', fields: { ...signIn.fields, FieldName: 'SignIn' } },
      ],
    },
  },
  dropdown: { fields: { Logo: logo, items: primary }, params: { LanguageSwitch: 'dropdown' } },
});
