import { defineFixtures } from '#src/cms/fixture.ts';
import { filmExample, galleryTitle, howTo, safety, stories } from '#src/features/video/films.fixture.ts';
import { widget } from './VideoGallery.widget.ts';

const video = (number: number, categories: Parameters<typeof filmExample>[1]) => {
  const film = filmExample(number, categories);
  const more = { Poster: { src: 'videos/app.svg', alt: '' }, Duration: 20 + number };
  return { ...film, fields: { ...film.fields, ...more } };
};

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
  minimal: { fields: { Title: galleryTitle } },
  full: {
    fields: {
      Title: galleryTitle,
      Description: { ar: 'أفلام قصيرة بلا صوت.', en: 'Short films without sound.' },
      Categories: [howTo, safety, stories],
      videos: [whole, video(2, [safety])],
    },
  },
});
