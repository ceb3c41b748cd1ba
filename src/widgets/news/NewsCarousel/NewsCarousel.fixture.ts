import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './NewsCarousel.widget.ts';

const Title = { ar: 'من أخبار ركن', en: 'News from Rukn' };
const Root = { name: 'articles', fields: {} };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, Root } },
  full: {
    fields: {
      Title,
      Description: {
        ar: 'ما جدّ في البنك وفروعه ومنتجاته.',
        en: 'What is new in the bank, its branches and its products.',
      },
      Root,
      Link: { ar: { text: 'كل الأخبار', href: '/about/news' }, en: { text: 'All news', href: '/about/news' } },
    },
  },
});
