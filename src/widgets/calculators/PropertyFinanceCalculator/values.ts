import { checkPropertyFinance, type PropertyFinanceInputs } from '#src/domain/calculators/property-finance.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { readSignedNumber } from '#src/i18n/typed-number.ts';
import type { PropertyFigures } from '#src/services/calculators.ts';

/** Field names in the order of the form. */
export type PropertyFinanceField = keyof PropertyFinanceInputs;

export type PropertyFinanceValues = FormValues<PropertyFinanceField>;

/** Finance that a property's rent repays, with the requested amount. */
export interface PropertyFinance {
  readonly figures: PropertyFigures;
  /** Amount in riyals. */
  readonly requestedAmount: number;
  /** Titles of the repayment frequency and the tenor. */
  readonly frequency: string;
  readonly tenure: string;
}

/** Finance before the first calculation. */
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

/** Parses the form values; an amount is null when it is no number. */
export const inputsOf = (values: PropertyFinanceValues): PropertyFinanceInputs => ({
  ...values,
  propertyValue: readSignedNumber(values.propertyValue),
  rentalProceeds: readSignedNumber(values.rentalProceeds),
  loanAmount: readSignedNumber(values.loanAmount),
});

/** Returns the validation errors by field. */
export const checkValues = (values: PropertyFinanceValues): FormErrors<PropertyFinanceField> =>
  checkPropertyFinance(inputsOf(values));
