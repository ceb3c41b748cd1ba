import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const slide = template('Offers Hero Slide', {
  Title: text({ required: true }),
  SubTitle: text({ multiline: true }),
  Image: image(),
  BackgroundColor: text({ shared: true }),
  Link: link(),
});

/** Announcements of offers, one at a time. */
export const offersHeroSlider = rendering('OffersHeroSlider', {
  datasource: template('Offers Hero Slider', { Title: text(), items: children(slide) }),
});
