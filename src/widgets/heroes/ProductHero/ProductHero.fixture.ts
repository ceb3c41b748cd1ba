import { defineFixtures } from '#src/cms/fixture.ts';
import { CUT, link, LONG_TITLE, NO_IMAGE, numbered } from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './ProductHero.widget.ts';

const Title = { ar: 'منتجاتنا', en: 'Our products' };

const feature = (value: number) => ({
  name: `feature-${value}`,
  fields: {
    Icon: 'check' as const,
    Title: numbered('ميزة', 'Feature', value),
    Description: { ar: 'في سطر واحد', en: 'In one line' },
  },
});

const features = (count: number) => Array.from({ length: count }, (_, index) => feature(index + 1));

interface ProductParts {
  readonly title?: typeof LONG_TITLE;
  readonly image?: typeof CUT | null;
  readonly ground?: 'saffron' | 'blue' | 'green';
  readonly features?: number;
}

const product = (
  value: number,
  { title, image = CUT, ground = 'saffron', features: count = 3 }: ProductParts = {},
) => ({
  name: `product-${value}`,
  fields: {
    TabName: numbered('منتج', 'Product', value),
    BannerTitle: title ?? numbered('عنوان المنتج', 'Title of product', value),
    BannerSubTitle: { ar: 'جملة تقول ما يعطيه.', en: 'A sentence on what it gives.' },
    ...(image && { BannerImage: image }),
    GradientColorClass: ground,
    CallToActionLink: link('ابدأ', 'Begin'),
    BannerSecondaryLink: link('الشروط', 'Terms'),
    BackToPreviousPageLink: link('البطاقات', 'Cards'),
    items: features(count),
  },
});

const category = (value: number, items: ReturnType<typeof product>[]) => ({
  name: `category-${value}`,
  fields: { Title: numbered('فئة', 'Category', value), Icon: 'card' as const, items },
});

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      items: [
        category(1, [product(1), product(2, { ground: 'blue', features: 2 })]),
        category(2, [product(3, { ground: 'green', features: 5 })]),
      ],
    },
  },
  single: { params: { HeadingLevel: '2' }, fields: { Title, items: [category(1, [product(1, { features: 0 })])] } },
  twenty: {
    fields: {
      Title,
      items: [
        category(
          1,
          Array.from({ length: 20 }, (_, index) => product(index + 1)),
        ),
      ],
    },
  },
  withoutPicture: { fields: { Title, items: [category(1, [product(1, { image: NO_IMAGE }), product(2)])] } },
  longTitles: {
    fields: { Title, items: [category(1, [product(1, { title: LONG_TITLE }), product(2, { title: LONG_TITLE })])] },
  },
  empty: { fields: { Title } },
});
