import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TabbedImageList.widget.ts';

const year = (
  name: string,
  tab: { readonly ar: string; readonly en: string },
  cover: string,
  ar: string,
  en: string,
) => ({
  name,
  fields: {
    TabName: tab,
    Image: { ar: { src: cover, alt: `رسم: ${ar}` }, en: { src: cover, alt: `Drawing: ${en}` } },
    Description: { ar: `<p>${ar}</p>`, en: `<p>${en}</p>` },
  },
});

const founded = year(
  'founded',
  { ar: '١٩٨٧', en: '1987' },
  'covers/cover-dunes.svg',
  'افتتحنا أول فرع في الرياض',
  'We opened our first branch in Riyadh',
);
const app = year('app', { ar: '٢٠١٤', en: '2014' }, 'covers/cover-sea.svg', 'أطلقنا التطبيق', 'We launched the app');
const tower = year(
  'tower',
  { ar: '٢٠٢٣', en: '2023' },
  'covers/cover-city.svg',
  'انتقلنا إلى مقرنا الجديد',
  'We moved to our new home',
);
const next = year(
  'next',
  { ar: 'غداً', en: 'Tomorrow' },
  'covers/cover-growth.svg',
  'نبني ما بعده',
  'We build what comes next',
);

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title: { ar: 'مسيرتنا', en: 'Our story' }, items: [next, founded, tower, app] } },
  single: { fields: { items: [founded] } },
  empty: {},
});
