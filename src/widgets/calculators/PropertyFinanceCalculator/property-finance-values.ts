import { checkPropertyFinance, type PropertyFinanceInputs } from '#src/domain/calculators/property-finance.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { readSignedNumber } from '#src/i18n/typed-number.ts';
import type { PropertyFigures } from '#src/services/calculators.ts';

/** The fields in the order of the form. */
export type PropertyFinanceField = keyof PropertyFinanceInputs;

export type PropertyFinanceValues = FormValues<PropertyFinanceField>;

/** What a property's rent repays, and what was asked for. */
export interface PropertyFinance {
  readonly figures: PropertyFigures;
  /** Riyals. */
  readonly requestedAmount: number;
  /** How often and over what time it is repaid, as the author calls it. */
  readonly frequency: string;
  readonly tenure: string;
}

/** Nothing asked for, nothing found. */
export const NO_PROPERTY_FINANCE: PropertyFinance = {
  figures: { instalment: 0, financeAmount: 0, profit: 0, totalAmountPayable: 0 },
  requestedAmount: 0,
  frequency: '',
  tenure: '',
};

export const initialValues: PropertyFinanceValues = {
  propertyValue: '',
  rentalProceeds: '',
  loanAmount: '',
  tenure: '',
  product: '',
  frequency: '',
};

/** What the entries tell; null where no number is read. */
export const inputsOf = (entries: PropertyFinanceValues): PropertyFinanceInputs => ({
  ...entries,
  propertyValue: readSignedNumber(entries.propertyValue),
  rentalProceeds: readSignedNumber(entries.rentalProceeds),
  loanAmount: readSignedNumber(entries.loanAmount),
});

/** What is wrong with the entries, by field. */
export const checkValues = (entries: PropertyFinanceValues): FormErrors<PropertyFinanceField> =>
  checkPropertyFinance(inputsOf(entries));
