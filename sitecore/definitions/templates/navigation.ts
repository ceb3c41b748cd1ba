import { icon } from '../fields/icon.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A link of the header, the footer or a list, optionally with the name of an icon. */
export const navigationLink = template('Navigation Link', {
  Link: link({ required: true }),
  Description: text(),
  Icon: icon(),
});

/** A titled group of links. */
export const navigationGroup = template('Navigation Group', {
  Title: text(),
  items: children(navigationLink),
});
