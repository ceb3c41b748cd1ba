import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './NewsDetail.widget.ts';

const Title = { ar: 'فرع جديد بلا نقد في حي الملقا', en: 'A cashless branch opens in Al Malqa' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      PublishedDate: '2026-11-05',
      ArticleCategoryTags: [{ name: 'branches', fields: { Title: { ar: 'فروع', en: 'Branches' } } }],
      HeroBackgroundImage: {
        ar: { src: 'news/tower.svg', alt: 'برج الملقا' },
        en: { src: 'news/tower.svg', alt: 'The Malqa tower' },
      },
      Content: {
        ar: '<p>يفتح الفرع أبوابه الأحد.</p><h2>ما الذي يقدّمه</h2><ul><li>بطاقة تُطبع في دقائق.</li></ul>',
        en: '<p>The branch opens on Sunday.</p><h2>What it offers</h2><ul><li>A card, printed in minutes.</li></ul>',
      },
    },
  },
});
