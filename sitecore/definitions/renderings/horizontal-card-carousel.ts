import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { wideCarouselCard } from '../templates/carousel-card.ts';

/** Large cards in a row; on phones the first alone, then two at a time. */
export const horizontalCardCarousel = rendering('HorizontalCardCarousel', {
  datasource: template('Horizontal Card Carousel', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    items: children(wideCarouselCard),
  }),
});
