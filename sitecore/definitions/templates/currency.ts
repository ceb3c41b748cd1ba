import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A currency and its rates. */
export const currency = template('Currency', {
  Title: text({ required: true }),
  /** ISO 4217; its first two letters are those of the flag. */
  Code: text({ required: true, shared: true }),
  /** Riyals for one unit. */
  Buying: number(),
  Selling: number(),
  /** In place of the rates. */
  Note: text(),
});
