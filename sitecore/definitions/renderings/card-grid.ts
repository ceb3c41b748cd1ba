import { checkbox } from '../fields/checkbox.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const card = template('Card', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  ImageWide: image(),
  BackgroundColor: text({ shared: true }),
  Link: link({ required: true }),
  Wide: checkbox(),
});

/** A grid of cards with an optional title, subtitle and button. */
export const cardGrid = rendering('CardGrid', {
  datasource: template('Card Grid', {
    Title: text(),
    SubTitle: text({ multiline: true }),
    Link: link(),
    items: children(card),
  }),
  params: { Columns: option('4', '3', '2') },
});
