import { defineFixtures } from '#src/cms/fixture.ts';
import {
  heroCardExample,
  heroCardExamples,
  link,
  LONG_TITLE,
  NO_IMAGE,
  numbered,
} from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './CategoryHero.widget.ts';

const hero = {
  Title: { ar: 'من أين تبدأ؟', en: 'Where would you begin?' },
  SubTitle: { ar: 'في كل مجموعة ما يكمّل الآخر.', en: 'In each, every piece completes the others.' },
  Text: { ar: 'لا تعرف أيها لك؟', en: 'Not sure which is yours?' },
  Link: link('اسألنا', 'Ask us', '/help/contact'),
};

const category = (value: number, items: ReturnType<typeof heroCardExamples>) => ({
  name: `category-${value}`,
  fields: {
    Name: numbered('فئة', 'Category', value),
    DescriptionTitle: { ar: 'حساب وبطاقة', en: 'Account and card' },
    Description: { ar: 'ما تحتاج إليه كل يوم.', en: 'What you need every day.' },
    Icon: 'wallet' as const,
    Image: { src: 'covers/cover-city.svg', alt: '' },
    GradientColorClass: 'teal' as const,
    items,
  },
});

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      ...hero,
      items: [
        category(1, heroCardExamples(3)),
        category(2, heroCardExamples(5, 4)),
        category(3, heroCardExamples(2, 9)),
        category(4, heroCardExamples(3, 11)),
      ],
    },
  },
  single: { params: { HeadingLevel: '2' }, fields: { ...hero, items: [category(1, heroCardExamples(1))] } },
  twenty: { fields: { ...hero, items: [category(1, heroCardExamples(20)), category(2, [])] } },
  withoutPicture: {
    fields: {
      ...hero,
      items: [
        category(
          1,
          [1, 2, 3].map((value) => heroCardExample(value, { image: NO_IMAGE })),
        ),
      ],
    },
  },
  longTitles: {
    fields: {
      ...hero,
      Title: LONG_TITLE,
      items: [
        category(
          1,
          [1, 2, 3].map((value) => heroCardExample(value, { title: LONG_TITLE })),
        ),
      ],
    },
  },
  empty: { fields: hero },
});
