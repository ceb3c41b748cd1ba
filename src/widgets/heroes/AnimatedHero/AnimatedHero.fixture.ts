import { defineFixtures } from '#src/cms/fixture.ts';
import {
  heroCardExample,
  heroCardExamples,
  LONG_TITLE,
  NO_IMAGE,
  numbered,
} from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './AnimatedHero.widget.ts';

const hero = {
  Title: { ar: 'كل ما تحتاج إليه\nطبقة فوق طبقة', en: 'Everything,\nlayer on layer' },
  SubTitle: {
    ar: 'الحساب أساسها، وما فوقه تضيفه حين تحتاج إليه.',
    en: 'The account is the base; add the rest when you need it.',
  },
};

const group = (value: number, items: ReturnType<typeof heroCardExamples>) => ({
  name: `group-${value}`,
  fields: { Name: numbered('مجموعة', 'Group', value), Icon: 'card' as const, items },
});

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...hero, items: [group(1, heroCardExamples(3)), group(2, heroCardExamples(3, 4))] } },
  links: {
    params: { Cards: 'links', HeadingLevel: '2' },
    fields: { ...hero, items: [group(1, heroCardExamples(3)), group(2, heroCardExamples(2, 4))] },
  },
  single: { fields: { ...hero, items: [group(1, heroCardExamples(1))] } },
  twenty: { fields: { ...hero, items: [group(1, heroCardExamples(10)), group(2, heroCardExamples(10, 11))] } },
  withoutPicture: {
    fields: {
      ...hero,
      items: [
        group(
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
        group(
          1,
          [1, 2, 3].map((value) => heroCardExample(value, { title: LONG_TITLE })),
        ),
      ],
    },
  },
  empty: { fields: hero },
});
