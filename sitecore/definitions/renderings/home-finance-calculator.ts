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
    AccountType: multilist(calculatorAccountType, {
      required: true,
      source: '/items/calculators/home-finance/AccountType',
    }),
    Nationality: multilist(calculatorNationality, {
      required: true,
      source: '/items/calculators/home-finance/Nationality',
    }),
    Tenure: multilist(calculatorTenure, { required: true, source: '/items/calculators/home-finance/Tenure' }),
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
