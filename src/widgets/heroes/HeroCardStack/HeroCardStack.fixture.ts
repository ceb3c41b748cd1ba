import { defineFixtures } from '#src/cms/fixture.ts';
import { CUT, link, LONG_TITLE, NO_IMAGE, numbered } from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './HeroCardStack.widget.ts';

const hero = {
  Title: { ar: 'ثلاث طرق\nلتكبر أموالك', en: 'Three ways\nto grow your money' },
  SubTitle: { ar: 'ابدأ بما يناسب صبرك.', en: 'Start with what suits your patience.' },
  BackgroundImage: { src: 'section/terraces.svg', alt: '' },
  Link: link('قارن بينها', 'Compare them', '/personal/savings'),
};

interface CardParts {
  readonly title?: typeof LONG_TITLE;
  readonly image?: typeof CUT | null;
  readonly full?: typeof CUT | null;
}

const card = (value: number, { title, image = CUT, full = NO_IMAGE }: CardParts = {}) => ({
  name: `card-${value}`,
  fields: {
    CardTitle: title ?? numbered('بطاقة', 'Card', value),
    CardSubtitle: { ar: 'سطر تحت العنوان.', en: 'A line below the title.' },
    CardIcon: 'save' as const,
    CardIconBackground: '#FFFFFF',
    CardLink: link('التفاصيل', 'Find out more'),
    Title: numbered('عن البطاقة', 'About card', value),
    SubTitle: { ar: 'وسطر آخر.', en: 'And another line.' },
    ...(image && { Image: image }),
    ...(full && { ImageFull: full }),
    GradientColorClass: 'green' as const,
  },
});

const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...hero, items: cards(3) } },
  four: { params: { HeadingLevel: '2' }, fields: { ...hero, items: cards(4) } },
  five: {
    fields: { ...hero, items: [card(1, { full: { src: 'products/home.svg', alt: '' } }), ...cards(5).slice(1)] },
  },
  single: { fields: { ...hero, items: cards(1) } },
  twenty: { fields: { ...hero, items: cards(20) } },
  withoutPicture: {
    fields: { Title: hero.Title, Link: hero.Link, items: [1, 2, 3].map((value) => card(value, { image: NO_IMAGE })) },
  },
  longTitles: {
    fields: { ...hero, Title: LONG_TITLE, items: [1, 2, 3].map((value) => card(value, { title: LONG_TITLE })) },
  },
  empty: { fields: { Title: hero.Title } },
});
