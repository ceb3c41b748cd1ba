import { link } from '../fields/link.ts';
import { multilist } from '../fields/items.ts';
import { number } from '../fields/number.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorAccountType, calculatorNationality, calculatorTenure } from '../templates/calculator-lists.ts';

/** Rates in percent, amounts in riyals; names as spelt in Sitecore. */
export const autoFinanceCalculator = rendering('AutoFinanceCalculator', {
  datasource: template('Auto Finance Settings', {
    AccountType: multilist(calculatorAccountType, {
      required: true,
      source: '/items/calculators/auto-finance/AccountType',
    }),
    Nationality: multilist(calculatorNationality, {
      required: true,
      source: '/items/calculators/auto-finance/Nationality',
    }),
    Tenure: multilist(calculatorTenure, { required: true, source: '/items/calculators/auto-finance/Tenure' }),
    AdminFeeInPercentage: number(),
    MaxAdminFee: number(),
    ATC: number({ required: true }),
    InsuranceRate: number(),
    DepriciationRate: number(),
    ApplyNow: link(),
  }),
  params: {
    /** The value of the nationality selected at first; Saudi by default. */
    DefaultNationality: textParam(),
    /** Riyals added to each year's premium; 0 by default. */
    InsuranceConstant: textParam(),
  },
});
