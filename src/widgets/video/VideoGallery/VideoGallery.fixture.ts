import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './VideoGallery.widget.ts';

const Title = { ar: 'شاهد واقرأ', en: 'Watch and read' };

const category = (name: string, ar: string, en: string) => ({ name, fields: { Title: { ar, en } } });
const howTo = category('how-to', 'كيف تستخدم', 'How to');
const safety = category('safety', 'أمان', 'Safety');
const stories = category('stories', 'قصص', 'Stories');

const video = (number: number, categories: readonly ReturnType<typeof category>[]) => ({
  name: `film-${number}`,
  fields: {
    Title: { ar: `فيلم ${number.toLocaleString('ar-EG')}`, en: `Film ${number}` },
    Poster: { src: 'videos/app.svg', alt: '' },
    File: { src: 'videos/open-an-account.webm' },
    Duration: 20 + number,
    Category: categories,
  },
});

/** A film with everything, which its fields' editing shows. */
const whole = {
  name: 'whole',
  fields: {
    ...video(1, []).fields,
    Description: { ar: 'أربع خطوات في خمس دقائق.', en: 'Four steps in five minutes.' },
    VideoLink: { href: 'https://vimeo.com/76979871', text: 'Vimeo' },
    Captions: { ar: { src: 'videos/open-an-account.ar.vtt' }, en: { src: 'videos/open-an-account.en.vtt' } },
    OtherCaptions: { ar: { src: 'videos/open-an-account.en.vtt' }, en: { src: 'videos/open-an-account.ar.vtt' } },
    Transcript: { ar: '<p>هاتف في وسط الشاشة.</p>', en: '<p>A phone stands in the middle.</p>' },
    Category: [howTo],
  },
};

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title } },
  full: {
    fields: {
      Title,
      Description: { ar: 'أفلام قصيرة بلا صوت.', en: 'Short films without sound.' },
      Categories: [howTo, safety, stories],
      videos: [whole, video(2, [safety])],
    },
  },
});
