import { defineFixtures } from '#src/cms/fixture.ts';
import { heroCardExample, heroCardExamples, LONG_TITLE, NO_IMAGE } from '#src/features/motion/hero-cards.fixture.ts';
import { widget } from './FloatingCards.widget.ts';

const Title = { ar: 'قبل أن تسافر', en: 'Before you travel' };
const SubTitle = { ar: 'افتح البطاقة لترى ما فيها.', en: 'Open a card to see what is in it.' };

const points = (language: string) =>
  Array.from({ length: 12 }, (_, index) => ({ name: `${index}`, value: `${language} ${index + 1}` }));

const manyPoints = (value: number) => {
  const card = heroCardExample(value);
  return { ...card, fields: { ...card.fields, DetailsList: { ar: points('ميزة'), en: points('Point') } } };
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title, SubTitle, items: [manyPoints(1), ...heroCardExamples(2, 2)] } },
  single: { fields: { items: heroCardExamples(1) } },
  twenty: { fields: { Title, items: heroCardExamples(20) } },
  withoutPicture: { fields: { Title, items: [heroCardExample(1, { image: NO_IMAGE })] } },
  longTitles: {
    fields: { Title: LONG_TITLE, items: [1, 2, 3].map((value) => heroCardExample(value, { title: LONG_TITLE })) },
  },
  empty: { fields: { Title } },
});
