import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { carouselCard } from '../templates/carousel-card.ts';

/** Cards on a wheel that is turned; at most 18. */
export const circularCardCarousel = rendering('CircularCardCarousel', {
  datasource: template('Circular Card Carousel', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    items: children(carouselCard),
  }),
});
