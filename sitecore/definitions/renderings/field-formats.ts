import { date } from '../fields/date.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A page of tests: how telephone numbers, amounts, percentages, dates and numbers are written. */
export const fieldFormats = rendering('FieldFormats', {
  datasource: template('Field Formats', {
    Title: text({ required: true }),
    Phone: text(),
    /** A sentence with a telephone number, an amount and a percentage. */
    Sentence: text({ multiline: true }),
    Amount: number(),
    Percentage: number(),
    Date: date(),
    Number: number(),
  }),
});
