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
    Tenure: multilist(tenure, { required: true }),
    ProductType: multilist(calculatorOption, { required: true }),
    /** The values are instalments a year, by number or name. */
    InstallmentFrequency: multilist(calculatorOption, { required: true }),
    /** Percent of the value that the yearly rent has to be, 0 unless set, and that is counted of it at the most, 100 unless set. */
    MinROA: number(),
    MaxROA: number(),
    /** Percent of the value that is financed at the most, 100 unless set. */
    LTV: number(),
    ApplyNow: link(),
  }),
});
