import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './VideoCard.widget.ts';

const Title = { ar: 'افتح حسابك من التطبيق', en: 'Open an account in the app' };
const Transcript = { ar: '<p>هاتف في وسط الشاشة.</p>', en: '<p>A phone stands in the middle.</p>' };
const Poster = { src: 'videos/app.svg', alt: '' };
const howTo = { name: 'how-to', fields: { Title: { ar: 'كيف تستخدم', en: 'How to' } } };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      Description: { ar: 'أربع خطوات في خمس دقائق.', en: 'Four steps in five minutes.' },
      Poster,
      File: { src: 'videos/open-an-account.webm' },
      Captions: { ar: { src: 'videos/open-an-account.ar.vtt' }, en: { src: 'videos/open-an-account.en.vtt' } },
      OtherCaptions: { ar: { src: 'videos/open-an-account.en.vtt' }, en: { src: 'videos/open-an-account.ar.vtt' } },
      Transcript,
      Duration: 22,
      Category: [howTo],
    },
  },
  /** A file that no server has. */
  missing: { fields: { Title, Poster, File: { src: 'videos/none.webm' }, Transcript } },
  provider: {
    fields: { Title, Poster, Transcript, VideoLink: { href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', text: '' } },
  },
  minimal: { fields: { Title } },
});
