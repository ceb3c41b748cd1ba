import { link } from '../fields/link.ts';
import { multilist } from '../fields/items.ts';
import { number } from '../fields/number.ts';
import { rendering, textParam } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorAccountType, calculatorNationality, calculatorTenure } from '../templates/calculator-lists.ts';

/** Rates in percent, amounts in riyals; spelt as in Sitecore. */
export const autoFinanceCalculator = rendering('AutoFinanceCalculator', {
  datasource: template('Auto Finance Settings', {
    AccountType: multilist(calculatorAccountType, { required: true }),
    Nationality: multilist(calculatorNationality, { required: true }),
    Tenure: multilist(calculatorTenure, { required: true }),
    AdminFeeInPercentage: number(),
    MaxAdminFee: number(),
    ATC: number({ required: true }),
    InsuranceRate: number(),
    DepriciationRate: number(),
    ApplyNow: link(),
  }),
  params: {
    /** The value of the nationality that is chosen at first; Saudi unless set. */
    DefaultNationality: textParam(),
    /** Riyals added to each year's premium; 0 unless set. */
    InsuranceConstant: textParam(),
  },
});
