import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A card of a carousel: a link with a picture. */
export const carouselCard = template('Carousel Card', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  /** The ground of its picture. */
  BackgroundColor: text({ shared: true }),
  Link: link({ required: true }),
});

/** A card of a wide carousel, with a crop of its picture whose first half is empty. */
export const wideCarouselCard = template(
  'Wide Carousel Card',
  { ...carouselCard.fields, ImageWide: image() },
  { base: [carouselCard] },
);
