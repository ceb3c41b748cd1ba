import type { PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import { type Months, type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
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
