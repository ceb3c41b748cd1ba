import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './TabbedSlideshow.widget.ts';

const picture = (name: string, src: string, ar: string, en: string) => ({
  name,
  fields: { Title: { ar, en }, Image: { src, alt: '' } },
});

const lands = {
  name: 'lands',
  fields: {
    TabName: { ar: 'من بلادنا', en: 'Our land' },
    Slides: [
      picture('dunes', 'covers/cover-dunes.svg', 'الكثبان', 'Dunes'),
      picture('oasis', 'covers/cover-oasis.svg', 'الواحة', 'Oasis'),
      picture('sea', 'covers/cover-sea.svg', 'البحر', 'Sea'),
      picture('city', 'covers/cover-city.svg', 'المدينة', 'City'),
      picture('night', 'covers/cover-night.svg', 'الليل', 'Night'),
      picture('sixth', 'covers/cover-ember.svg', 'السادسة', 'The sixth'),
    ],
  },
};
const lessons = {
  name: 'lessons',
  fields: {
    TabName: { ar: 'دروس قصيرة', en: 'Short lessons' },
    Slides: [
      {
        name: 'saving',
        fields: {
          Title: { ar: 'كيف تدّخر', en: 'How to save' },
          Image: { src: 'covers/cover-growth.svg', alt: '' },
          VideoLink: { href: '/-/media/videos/saving.mp4', text: 'mp4' },
        },
      },
    ],
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { Title: { ar: 'شاهد', en: 'Watch' }, items: [lands, lessons] } },
  single: { fields: { items: [lessons] } },
  empty: {},
});
