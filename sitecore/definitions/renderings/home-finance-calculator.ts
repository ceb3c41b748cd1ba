import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { number } from '../fields/number.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorAccountType, calculatorNationality, calculatorTenure } from '../templates/calculator-lists.ts';

/** Rates in percent, amounts in riyals. */
export const homeFinanceCalculator = rendering('HomeFinanceCalculator', {
  datasource: template('Home Finance Settings', {
    AccountType: multilist(calculatorAccountType, { required: true }),
    Nationality: multilist(calculatorNationality, { required: true }),
    Tenure: multilist(calculatorTenure, { required: true }),
    AdminFeeInPercentage: number(),
    MaxAdminFee: number(),
    ATC: number({ required: true }),
    InsuranceFee: number(),
    ValuationFee: number(),
    ApplyNow: link(),
  }),
  params: {
    /** The value of the nationality selected at first; Saudi by default. */
    DefaultNationality: textParam(),
  },
});
