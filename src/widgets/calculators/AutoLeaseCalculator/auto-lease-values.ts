import { type AutoLeaseInputs, checkAutoLease, usualPayments } from '#src/domain/calculators/auto-lease.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { formatInDigitsOf, readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import type { LeaseFigures } from '#src/services/calculators.ts';

/** The fields in the order of the form. */
export type AutoLeaseField = keyof AutoLeaseInputs;

export type AutoLeaseValues = FormValues<AutoLeaseField>;

/** What a lease costs, and whether it was asked for. */
export interface Lease extends LeaseFigures {
  readonly isCalculated: boolean;
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

/** What the entries tell; null where no number is read. */
export const inputsOf = (entries: AutoLeaseValues): AutoLeaseInputs => ({
  ...entries,
  carValue: readSignedNumber(entries.carValue),
  monthlySalary: readSignedNumber(entries.monthlySalary),
  currentInstalments: readSignedNumber(entries.currentInstalments),
  odometer: readSignedNumber(entries.odometer),
  downPayment: readSignedNumber(entries.downPayment),
  balloonPayment: readSignedNumber(entries.balloonPayment),
});

/** What is wrong with the entries, by field. */
export const checkValues = (entries: AutoLeaseValues): FormErrors<AutoLeaseField> => checkAutoLease(inputsOf(entries));

/** Fills in the payments that are usual for the car, in the digits of its price, until the visitor sets their own. */
export function withUsualPayments(
  entries: AutoLeaseValues,
  isTouched: (field: AutoLeaseField) => boolean,
): AutoLeaseValues {
  const carValue = readNumber(entries.carValue);
  const usual = carValue === null ? undefined : usualPayments(carValue, entries.salaryBank);
  const filled = (field: 'downPayment' | 'balloonPayment') =>
    isTouched(field) ? entries[field] : usual ? formatInDigitsOf(entries.carValue, usual[field]) : '';
  return { ...entries, downPayment: filled('downPayment'), balloonPayment: filled('balloonPayment') };
}
