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
