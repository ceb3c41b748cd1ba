import { integer } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A kind of account that a customer can have. */
export const calculatorAccountType = template('Calculator Account Type', { Title: text({ required: true }) });

/** A nationality, known by its value in every language. */
export const calculatorNationality = template('Calculator Nationality', {
  Title: text({ required: true }),
  Value: text({ required: true, shared: true }),
});

/** Something to choose, known to the bank's service by its value in every language. */
export const calculatorOption = template('Calculator Option', {
  Title: text({ required: true }),
  Value: text({ required: true, shared: true }),
});

/** How long a finance is repaid. */
export const calculatorTenure = template('Calculator Tenure', {
  TenorTitle: text({ required: true }),
  /** Months; years in personal finance. */
  Amountbymonth: integer({ required: true }),
});
