import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const floatingOffer = template('Floating Offer', {
  Title: text({ required: true }),
  Discount: number(),
  ExpiryDate: date(),
  Logo: image(),
  Link: link({ required: true }),
});

/** Offers on a card that stays in view beside a text until it is folded; three are shown. */
export const floatingOffersCard = rendering('FloatingOffersCard', {
  datasource: template('Floating Offers Card', {
    Title: text({ required: true }),
    Link: link(),
    items: children(floatingOffer),
  }),
});
