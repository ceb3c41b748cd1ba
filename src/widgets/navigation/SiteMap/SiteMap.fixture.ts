import type { Json } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './SiteMap.widget.ts';

type Titles = Readonly<Record<Language, string>>;

interface Page {
  readonly path: string;
  readonly titles: Titles;
  readonly isCurrent?: boolean;
  readonly below?: readonly Page[];
}

const entryIn =
  (language: Language) =>
  ({ path, titles, isCurrent = false, below = [] }: Page): Json => ({
    Id: `page${path}`,
    Styles: isCurrent ? ['active'] : [],
    Href: path,
    Querystring: '',
    DisplayName: titles[language],
    Title: { value: titles[language] },
    NavigationTitle: { value: titles[language] },
    Children: below.map(entryIn(language)),
  });

const tree = (...pages: readonly Page[]) => ({
  fields: { pages: { ar: pages.map(entryIn('ar')), en: pages.map(entryIn('en')) } },
});

export const fixtures = defineFixtures(widget, {
  minimal: tree({ path: '/about', titles: { ar: 'عن ركن', en: 'About Rukn' } }),
  full: tree(
    {
      path: '/personal',
      titles: { ar: 'الأفراد', en: 'Personal' },
      below: [
        {
          path: '/personal/accounts',
          titles: { ar: 'الحسابات', en: 'Accounts' },
          below: [{ path: '/personal/accounts/fees', titles: { ar: 'الرسوم', en: 'Fees and charges' } }],
        },
        { path: '/personal/cards', titles: { ar: 'البطاقات', en: 'Cards' } },
      ],
    },
    { path: '/business', titles: { ar: 'الأعمال', en: 'Business' } },
    { path: '/site-map', titles: { ar: 'خريطة الموقع', en: 'Site map' }, isCurrent: true },
  ),
  longArabic: tree({
    path: '/legal',
    titles: { ar: 'الوثائق القانونية وسياسات بنك ركن كلها', en: 'Legal documents and every policy of Rukn Bank' },
    below: [
      {
        path: '/legal/terms',
        titles: { ar: 'الشروط والأحكام العامة للحسابات والبطاقات', en: 'General terms for accounts and cards' },
      },
    ],
  }),
  unlisted: tree(
    {
      path: '/kiosk',
      titles: { ar: 'الأكشاك', en: 'The kiosk' },
      below: [{ path: '/kiosk/help', titles: { ar: 'مساعدة', en: 'Help' } }],
    },
    { path: '/about', titles: { ar: 'عن ركن', en: 'About Rukn' } },
  ),
  unreadable: { fields: { pages: { message: 'no list of pages' } } },
});
