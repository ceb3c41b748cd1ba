/** A title of 200 letters in each language, for examples. */
export const LONG_TITLE = {
  ar: 'تمويل المنشآت الصغيرة والمتوسطة بضمان مبيعاتها وعقودها '.repeat(4).slice(0, 200),
  en: 'Finance for small and medium enterprises against their sales and contracts '.repeat(4).slice(0, 200),
};

/** Returns twenty items by number, for examples. */
export const twenty = <Item>(item: (number: number) => Item): readonly Item[] =>
  Array.from({ length: 20 }, (_, index) => item(index + 1));

/** A frame with all its parts. */
export const FRAME = {
  Title: { ar: 'أرقام نقف عليها', en: 'Numbers we stand on' },
  Subtitle: { ar: 'تُراجَع كل ربع سنة وتُنشر كما هي.', en: 'Reviewed every quarter and published as they are.' },
  Link: { ar: { href: '/about', text: 'التقرير' }, en: { href: '/about', text: 'The report' } },
};

/** A link of an item. */
export const OPEN = { ar: { href: '/help', text: 'التفاصيل' }, en: { href: '/help', text: 'Find out more' } };

/** A picture of an item. */
export const PICTURE = { src: 'cuts/savings.svg', alt: '' };

/** A card with all its parts. */
export const DETAILED_CARD = {
  name: 'savings',
  fields: {
    Icon: 'save' as const,
    IconBackground: '#FBEBD0',
    Image: PICTURE,
    BackgroundColor: '#E9F3E5',
    Title: { ar: 'حساب الادخار', en: 'Savings account' },
    Description: { ar: 'عائد يُصرف كل شهر.', en: 'A return paid each month.' },
    DetailsListTitle: { ar: 'ما تحصل عليه', en: 'What you get' },
    DetailsList: {
      ar: [
        { name: '1', value: 'بلا حد أدنى' },
        { name: '2', value: 'سحب متى شئت' },
      ],
      en: [
        { name: '1', value: 'No minimum' },
        { name: '2', value: 'Withdraw at any time' },
      ],
    },
    Note: { ar: 'العائد متغيّر', en: 'The return varies' },
    Link: OPEN,
  },
};
/** Returns a card with a title alone. */
export const plainCard = (name: string) => ({ name, fields: { Title: { ar: 'وديعة لأجل', en: 'Term deposit' } } });

/** Cards of every look that rendering parameters give. */
export const CARD_LOOKS = {
  cardVariant: 'tinted',
  align: 'center',
  cardSpacing: 'loose',
  elevated: '1',
  linkVariant: 'button',
  styles: 'sand',
} as const;

/** A tile with all its parts, and one without picture and description. */
export const TILE = {
  name: 'personal',
  fields: {
    Title: { ar: 'الأفراد', en: 'Personal' },
    Description: { ar: 'حساب وبطاقة وتمويل', en: 'Account, card and finance' },
    Image: PICTURE,
    BackgroundColor: '#FBF3E2',
    Link: OPEN,
  },
};
export const BARE_TILE = { name: 'bare', fields: { Title: { ar: 'الأعمال', en: 'Business' }, Link: OPEN } };

/** Twenty tiles with long titles. */
export const twentyTiles = () =>
  twenty((number) => ({ name: `p${number}`, fields: { Title: LONG_TITLE, Link: OPEN } }));
