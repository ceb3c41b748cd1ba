import type { PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import { type Months, type Percent, percentOf, type Riyals } from '#sitecore/rules/finance/units.ts';
import type { InputErrors } from '../input-errors.ts';
import type { Complete } from './finance-inputs.ts';

/** Amounts of a property finance; null for an empty field. */
interface PropertyFinanceInputs {
  readonly propertyValue: Riyals | null;
  /** Rent a year. */
  readonly rentalProceeds: Riyals | null;
  readonly loanAmount: Riyals | null;
}

/** Terms of the chosen tenor, product and frequency, from the author's fields. */
export interface PropertyFinanceTerms {
  readonly tenure: Months;
  /** A year, on a declining balance. */
  readonly profitRate: Percent;
  readonly product: string;
  /** Authored text: a name or the number of instalments a year. */
  readonly frequency: string;
  /** Of the value: `minROA` the lowest yearly rent, `maxROA` the most of it that counts. */
  readonly minROA: Percent;
  readonly maxROA: Percent;
  /** Largest financed share of the value. */
  readonly ltv: Percent;
}

/** Validates that neither the rent nor the loan is above the value. FINANCE §2.5. */
export function checkPropertyFinance(inputs: PropertyFinanceInputs): InputErrors<PropertyFinanceInputs> {
  const { propertyValue: value, rentalProceeds: rent, loanAmount: loan } = inputs;
  const isAboveValue = (amount: Riyals | null) => amount !== null && value !== null && amount > value;
  return {
    ...(isAboveValue(rent) && { rentalProceeds: 'outOfRange' }),
    ...(isAboveValue(loan) && { loanAmount: 'outOfRange' }),
  };
}

/** Limit for which less than the requested amount is financed, or nothing; amounts in riyals. FINANCE §2.5. */
export interface PropertyLimit {
  /** `yield`: the lowest yearly rent. `value`: the most of the value. `counted`: the most of the rent that counts. `rent`: the rent. */
  readonly kind: 'yield' | 'value' | 'counted' | 'rent';
  /** Of the value, where the limit is a share of it. */
  readonly percent: Percent;
  readonly amount: Riyals;
}

/** Returns the limit that holds an amount below the requested one. FINANCE §2.5. */
export function propertyLimit(
  { propertyValue, rentalProceeds }: Complete<PropertyFinanceInputs>,
  { minROA, maxROA, ltv }: Pick<PropertyFinanceTerms, 'minROA' | 'maxROA' | 'ltv'>,
  granted: Riyals,
): PropertyLimit {
  const [least, counted, most] = [minROA, maxROA, ltv].map((percent) => ({
    percent,
    amount: percentOf(propertyValue, percent),
  }));
  if (least && rentalProceeds < least.amount) return { kind: 'yield', ...least };
  if (most && granted >= most.amount - HALALA) return { kind: 'value', ...most };
  if (counted && rentalProceeds > counted.amount) return { kind: 'counted', ...counted };
  return { kind: 'rent', percent: 0, amount: rentalProceeds };
}

/** One halala in riyals: the bank rounds to it. */
const HALALA: Riyals = 0.01;

/** Returns the query to the bank's service. FINANCE §2.5. */
export function propertyFinanceRequest(
  { propertyValue, rentalProceeds, loanAmount }: Complete<PropertyFinanceInputs>,
  { tenure, profitRate, product, frequency, minROA, maxROA, ltv }: PropertyFinanceTerms,
): PropertyFinanceQuery {
  return {
    iPropertyValue: propertyValue,
    iActualRentalProceeds: rentalProceeds,
    iRequestedLoanAmount: loanAmount,
    iTenure: tenure,
    iProduct: product,
    iInstallmentFrequency: frequency,
    irateOfProfit: profitRate,
    minROA,
    maxROA,
    LTV: ltv,
  };
}
