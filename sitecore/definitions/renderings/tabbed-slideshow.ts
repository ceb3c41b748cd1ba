import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A picture, or the video of `VideoLink`, with the picture until it plays. */
const slide = template('Slideshow Item', {
  Title: text({ required: true }),
  Image: image(),
  VideoLink: link(),
});

const slideTab = template('Slideshow Tab', { TabName: text({ required: true }), Slides: multilist(slide) });

/** Pictures or videos, one row per tab. */
export const tabbedSlideshow = rendering('TabbedSlideshow', {
  datasource: template('Tabbed Slideshow', { Title: text(), items: children(slideTab) }),
});
