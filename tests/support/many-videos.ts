import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from '#src/widgets/video/VideoGallery/VideoGallery.widget.ts';

const category = (name: string, ar: string, en: string) => ({ name, fields: { Title: { ar, en } } });
const howTo = category('how-to', 'كيف تستخدم', 'How to');
const safety = category('safety', 'أمان', 'Safety');
const stories = category('stories', 'قصص', 'Stories');

const video = (number: number, categories: readonly ReturnType<typeof category>[]) => ({
  name: `film-${number}`,
  fields: {
    Title: { ar: `فيلم ${number.toLocaleString('ar-EG')}`, en: `Film ${number}` },
    File: { src: 'videos/open-an-account.webm' },
    Category: categories,
  },
});

/** A gallery with 6 pages, of which one category has 5 and one 2; no film is of the third. */
export const { manyVideos } = defineFixtures(widget, {
  manyVideos: {
    fields: {
      Title: { ar: 'شاهد واقرأ', en: 'Watch and read' },
      Categories: [howTo, safety, stories],
      videos: Array.from({ length: 90 }, (_, index) => video(index + 2, index < 20 ? [safety] : [howTo])),
    },
  },
});
