import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { offerTag } from './offer.ts';

/** An offer that is written in its carousel and has no page of its own. */
export const deal = template('Deal', {
  Title: text({ required: true }),
  Image: image(),
  /** Percent, with or without its sign. */
  Discount: text({ shared: true }),
  Description: text({ multiline: true }),
  ExpiryDate: date(),
  Category: multilist(offerTag, { source: '/items/offer-tags' }),
  Link: link(),
  BackgroundColor: text({ shared: true }),
  CardText1: text(),
  CardText2: text(),
  CardText3: text(),
});
