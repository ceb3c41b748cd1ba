import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A kind of account that a customer can have. */
export const calculatorAccountType = template('Calculator Account Type', { Title: text({ required: true }) });

/** A nationality, known by its value in every language. */
export const calculatorNationality = template('Calculator Nationality', {
  Title: text({ required: true }),
  Value: text({ required: true, shared: true }),
});
