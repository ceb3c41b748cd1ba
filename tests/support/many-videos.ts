import { defineFixtures } from '#src/cms/fixture.ts';
import { filmExample, galleryTitle, howTo, safety, stories } from '#src/features/video/films.fixture.ts';
import { widget } from '#src/widgets/video/VideoGallery/VideoGallery.widget.ts';

/** A gallery with 6 pages, of which one category has 5 and one 2; no film is of the third. */
export const { manyVideos } = defineFixtures(widget, {
  manyVideos: {
    fields: {
      Title: galleryTitle,
      Categories: [howTo, safety, stories],
      videos: Array.from({ length: 90 }, (_, index) => filmExample(index + 2, index < 20 ? [safety] : [howTo])),
    },
  },
});
