import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A currency that is converted to riyals. */
export const forexCard = template('Forex Card', {
  Title: text({ required: true }),
  /** Riyals for one unit, shown with the decimals of the authored text. */
  ExchangeRate: text({ required: true, shared: true }),
});
