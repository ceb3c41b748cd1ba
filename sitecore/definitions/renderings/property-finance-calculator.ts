import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { integer, number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorOption } from '../templates/calculator-lists.ts';

const tenure = template('Property Finance Tenure', {
  Title: text({ required: true }),
  /** Months. */
  Tenure: integer({ required: true }),
  /** Percent a year on a declining balance. */
  ProfitRate: number({ required: true }),
});

export const propertyFinanceCalculator = rendering('PropertyFinanceCalculator', {
  datasource: template('Property Finance Settings', {
    Tenure: multilist(tenure, { required: true, source: '/items/calculators/property-finance/Tenure' }),
    ProductType: multilist(calculatorOption, {
      required: true,
      source: '/items/calculators/property-finance/ProductType',
    }),
    /** The values are the number of instalments a year, or its name. */
    InstallmentFrequency: multilist(calculatorOption, {
      required: true,
      source: '/items/calculators/property-finance/InstallmentFrequency',
    }),
    /**
     * Yearly rent in percent of the value: the required minimum, 0 by default, and the maximum counted, 100 by default.
     */
    MinROA: number(),
    MaxROA: number(),
    /** Loan to value: the maximum percent of the value that is financed, 100 by default. */
    LTV: number(),
    ApplyNow: link(),
  }),
});
