import type { PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import { MIN_PROPERTY_VALUE } from '#sitecore/rules/finance/property-value.ts';
import { type Months, type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import { type InputErrors, requiredErrors } from './input-errors.ts';

/** Inputs of the property finance calculator; null or '' for an empty field. */
export interface PropertyFinanceInputs {
  readonly propertyValue: Riyals | null;
  /** Rent a year. */
  readonly rentalProceeds: Riyals | null;
  readonly loanAmount: Riyals | null;
  readonly tenure: string;
  readonly product: string;
  readonly frequency: string;
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

/** Validates the inputs: all are required, the value has a minimum, rent and loan lie between 0 and the value. FINANCE §2.5. */
export function checkPropertyFinance(inputs: PropertyFinanceInputs): InputErrors<PropertyFinanceInputs> {
  const { propertyValue: value, rentalProceeds: rent, loanAmount: loan } = inputs;
  const isOutOfBounds = (amount: Riyals | null) =>
    amount !== null && (amount < 0 || (value !== null && amount > value));
  return {
    ...requiredErrors({ ...inputs }),
    ...(value !== null && value < MIN_PROPERTY_VALUE && { propertyValue: 'outOfRange' }),
    ...(isOutOfBounds(rent) && { rentalProceeds: 'outOfRange' }),
    ...(isOutOfBounds(loan) && { loanAmount: 'outOfRange' }),
  };
}

/** Returns the query to the bank's service; undefined while an amount is missing. FINANCE §2.5. */
export function propertyFinanceRequest(
  { propertyValue, rentalProceeds, loanAmount }: PropertyFinanceInputs,
  { tenure, profitRate, product, frequency, minROA, maxROA, ltv }: PropertyFinanceTerms,
): PropertyFinanceQuery | undefined {
  if (propertyValue === null || rentalProceeds === null || loanAmount === null) return undefined;
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
