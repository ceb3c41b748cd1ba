import type { PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import { MIN_PROPERTY_VALUE } from '#sitecore/rules/finance/property-value.ts';
import { requiredErrors } from './finance-inputs.ts';

/** What a visitor tells the property finance calculator; null and '' where nothing is entered yet. Amounts in riyals. */
export interface PropertyFinanceInputs {
  readonly propertyValue: number | null;
  /** A year. */
  readonly rentalProceeds: number | null;
  readonly loanAmount: number | null;
  readonly tenure: string;
  readonly product: string;
  readonly frequency: string;
}

/** What the bank's authors set, for what was chosen of their lists. */
export interface PropertyFinanceTerms {
  /** As it is authored: months. */
  readonly tenure: number;
  /** Percent a year on a declining balance. */
  readonly profitRate: number;
  readonly product: string;
  /** As it is authored, by name or number a year. */
  readonly frequency: string;
  /** Percent of the value that the yearly rent has to be, and that is counted of it at the most. */
  readonly minROA: number;
  readonly maxROA: number;
  /** Percent of the value that is financed at the most. */
  readonly ltv: number;
}

/** Why an input does not serve: a key of the dictionary. */
export type PropertyFinanceError =
  'Field_Is_Required' | 'Invalid_PropertyValue' | 'Invalid_Actual_Rental_Proceedings' | 'Invalid_LoanAmount';

type PropertyFinanceErrors = { readonly [K in keyof PropertyFinanceInputs]?: PropertyFinanceError };

/** Checks the inputs: what is missing, then what is out of its bounds. FINANCE §2.5. */
export function checkPropertyFinance(inputs: PropertyFinanceInputs): PropertyFinanceErrors {
  const { propertyValue: value, rentalProceeds: rent, loanAmount: loan } = inputs;
  const isOutOfBounds = (amount: number | null) =>
    amount !== null && (amount < 0 || (value !== null && amount > value));
  return {
    ...requiredErrors({ ...inputs }),
    ...(value !== null && value < MIN_PROPERTY_VALUE && { propertyValue: 'Invalid_PropertyValue' }),
    ...(isOutOfBounds(rent) && { rentalProceeds: 'Invalid_Actual_Rental_Proceedings' }),
    ...(isOutOfBounds(loan) && { loanAmount: 'Invalid_LoanAmount' }),
  };
}

/** What the bank's service is asked; undefined while an amount is missing. FINANCE §2.5. */
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
