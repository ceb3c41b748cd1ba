import { ground } from '../fields/ground.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const sliderCard = template('Slider Card', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  GradientColorClass: ground(),
  Link: link(),
  SecondaryLink: link(),
});

/** Cards on a wheel with two ends, or in a row on small screens; at most 18. */
export const circularSlider = rendering('CircularSlider', {
  datasource: template('Circular Slider', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    items: children(sliderCard),
  }),
});
