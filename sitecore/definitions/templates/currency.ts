import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { extendTemplate } from '../template.ts';
import { forexCard } from './forex.ts';

/** A currency and its rates: the bank sells it at the rate at which calculators convert. */
export const currency = extendTemplate(forexCard, 'Currency', {
  /** ISO 4217; its first two letters are those of the flag. */
  Code: text({ required: true, shared: true }),
  /** Riyals for one unit. */
  Buying: number(),
  /** In place of the rates. */
  Note: text(),
});
