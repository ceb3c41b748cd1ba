import { type AutoLeaseInputs, checkAutoLease, usualPayments } from '#src/domain/calculators/auto-lease.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { formatInDigitsOf, readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import type { LeaseFigures } from '#src/services/calculators.ts';

/** Field names in the order of the form. */
export type AutoLeaseField = keyof AutoLeaseInputs;

export type AutoLeaseValues = FormValues<AutoLeaseField>;

/** Figures of a lease. */
export interface Lease extends LeaseFigures {
  /** False before the first calculation. */
  readonly isCalculated: boolean;
  /** Riyals of the usual down payment, where the visitor entered none. */
  readonly usualDownPayment?: number | undefined;
}

export const NO_LEASE: Lease = {
  instalment: 0,
  financeAmount: 0,
  balloon: 0,
  totalAmountPayable: 0,
  tenure: 0,
  isCalculated: false,
};

export const initialValues: AutoLeaseValues = {
  gender: '',
  salaryBank: '',
  monthlySalary: '',
  currentInstalments: '',
  carMake: '',
  carModel: '',
  odometer: '',
  carValue: '',
  leaseType: '',
  downPayment: '',
  balloonPayment: '',
};

/** Parses the form values; an amount is null when it is no number. */
export const inputsOf = (values: AutoLeaseValues): AutoLeaseInputs => ({
  ...values,
  carValue: readSignedNumber(values.carValue),
  monthlySalary: readSignedNumber(values.monthlySalary),
  currentInstalments: readSignedNumber(values.currentInstalments),
  odometer: readSignedNumber(values.odometer),
  downPayment: readSignedNumber(values.downPayment),
  balloonPayment: readSignedNumber(values.balloonPayment),
});

/** Returns the validation errors by field. */
export const checkValues = (values: AutoLeaseValues): FormErrors<AutoLeaseField> => checkAutoLease(inputsOf(values));

/** Fills in the usual payments for the car, in the digits of its price, unless the visitor has touched them. */
export function withUsualPayments(
  values: AutoLeaseValues,
  isTouched: (field: AutoLeaseField) => boolean,
): AutoLeaseValues {
  const carValue = readNumber(values.carValue);
  const usual = carValue === null ? undefined : usualPayments(carValue, values.salaryBank);
  const paymentOf = (field: 'downPayment' | 'balloonPayment') =>
    isTouched(field) ? values[field] : usual ? formatInDigitsOf(values.carValue, usual[field]) : '';
  return { ...values, downPayment: paymentOf('downPayment'), balloonPayment: paymentOf('balloonPayment') };
}
