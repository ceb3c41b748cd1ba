import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { integer, number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorOption } from '../templates/calculator-lists.ts';

const term = template('Deposit Term', {
  Title: text({ required: true }),
  Months: integer({ required: true }),
  /** Percent a year that is agreed under murabaha; the term is not offered without it. */
  MurabahaRate: number(),
  /** Percent a year that is expected under wakalah; the term is not offered without it. */
  WakalahRate: number(),
});

export const depositProfitCalculator = rendering('DepositProfitCalculator', {
  datasource: template('Deposit Profit Settings', {
    /** The values are `Murabaha` and `Wakalah`. */
    DepositType: multilist(calculatorOption, {
      required: true,
      source: '/items/calculators/deposit-profit/DepositType',
    }),
    Term: multilist(term, { required: true, source: '/items/calculators/deposit-profit/Term' }),
    /** The values are `Maturity`, or the number of payouts a year or its name. */
    Payout: multilist(calculatorOption, { required: true, source: '/items/calculators/deposit-profit/Payout' }),
    /** Riyals; 0 by default. */
    MinAmount: number(),
    /** Riyals; no limit by default. */
    MaxAmount: number(),
    ApplyNow: link(),
  }),
});
