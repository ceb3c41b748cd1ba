import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const slide = template('Slider Tab', {
  TabName: text({ required: true }),
  Image: image(),
  Title: text(),
  Description: text({ multiline: true }),
  Link: link(),
});

/** A picture with its text by tab, with arrows to the previous and the next tab. */
export const tabbedSlider = rendering('TabbedSlider', {
  datasource: template('Tabbed Slider', { Title: text(), items: children(slide) }),
});
