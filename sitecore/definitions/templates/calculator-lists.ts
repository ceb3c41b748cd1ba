import { integer } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A kind of account that a customer can have. */
export const calculatorAccountType = template('Calculator Account Type', { Title: text({ required: true }) });

/** A nationality, identified by its value in every language. */
export const calculatorNationality = template('Calculator Nationality', {
  Title: text({ required: true }),
  Value: text({ required: true, shared: true }),
});

/** An option, which the bank's service identifies by its value in every language. */
export const calculatorOption = template('Calculator Option', {
  Title: text({ required: true }),
  Value: text({ required: true, shared: true }),
});

/** A tenure of finance. */
export const calculatorTenure = template('Calculator Tenure', {
  TenorTitle: text({ required: true }),
  /** Months; years in personal finance. */
  Amountbymonth: integer({ required: true }),
});
