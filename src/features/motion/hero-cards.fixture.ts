/** A title of 200 characters. */
export const LONG_TITLE = {
  ar: 'تمويل سكني بقسط ثابت '.repeat(10).slice(0, 200).trim(),
  en: 'Home finance with one fixed instalment '.repeat(6).slice(0, 200).trim(),
};

const number = (value: number) => ({ ar: value.toLocaleString('ar-EG'), en: value.toString() });

/** Returns a text with a number at its end. */
export const numbered = (ar: string, en: string, value: number) => ({
  ar: `${ar} ${number(value).ar}`,
  en: `${en} ${number(value).en}`,
});

export const link = (ar: string, en: string, href = '/personal/cards') => ({
  ar: { href, text: ar },
  en: { href, text: en },
});

export const CUT = { src: 'cuts/home.svg', alt: '' };

interface CardParts {
  readonly title?: typeof LONG_TITLE;
  readonly image?: typeof CUT | null;
}

/** Returns a hero card with all its fields. */
export const heroCardExample = (value: number, { title, image = CUT }: CardParts = {}) => ({
  name: `card-${value}`,
  fields: {
    Title: title ?? numbered('بطاقة', 'Card', value),
    Heading: { ar: 'بلا رسوم سنوية، اليوم وكل سنة.', en: 'No annual fee, now or later.' },
    DetailsList: {
      ar: [
        { name: '1', value: 'استرداد كل شهر' },
        { name: '2', value: 'صالات انتظار' },
      ],
      en: [
        { name: '1', value: 'Cash back each month' },
        { name: '2', value: 'Airport lounges' },
      ],
    },
    ...(image && { Image: image }),
    GradientColorClass: 'saffron' as const,
    LearnMoreLink: link('التفاصيل', 'Find out more'),
    CallToActionLink: link('اطلبها', 'Ask for it', '/personal/accounts/open'),
  },
});

/** Returns so many hero cards, numbered from `from`. */
export const heroCardExamples = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => heroCardExample(index + from));

/** In place of a picture that is missing. */
export const NO_IMAGE = null;

/** Returns a card of a deck or a wheel, with its picture. */
export const pictureCard = (value: number, { title, image = CUT }: CardParts = {}) => ({
  name: `card-${value}`,
  fields: {
    Title: title ?? numbered('بطاقة', 'Card', value),
    Description: { ar: 'بلا رسوم سنوية.', en: 'No annual fee.' },
    ...(image && { Image: image }),
    GradientColorClass: 'mint' as const,
    Link: link('التفاصيل', 'Find out more'),
  },
});
