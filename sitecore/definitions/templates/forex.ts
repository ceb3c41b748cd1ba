import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A currency that a card can be used in. */
export const forexCard = template('Forex Card', {
  Title: text({ required: true }),
  /** Riyals for one unit, shown with the decimals that it is written with. */
  ExchangeRate: text({ required: true, shared: true }),
});
