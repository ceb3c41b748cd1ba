import type { AutoLeaseRequest } from '#sitecore/contracts/auto-lease.ts';
import {
  maxBalloon,
  salaryBank,
  allowsBalloon,
  allowsOwnPayments,
  defaultDownPayment,
} from '#sitecore/rules/finance/auto-lease.ts';
import { roundDown } from '#sitecore/rules/finance/rounding.ts';
import { requiredErrors } from './finance-inputs.ts';

/** What a visitor tells the auto lease calculator; null and '' where nothing is entered yet. Amounts in riyals. */
export interface AutoLeaseInputs {
  readonly gender: string;
  readonly carMake: string;
  /** The year of the car, alone or beside its name. */
  readonly carModel: string;
  readonly leaseType: string;
  readonly salaryBank: string;
  readonly carValue: number | null;
  readonly monthlySalary: number | null;
  readonly currentInstalments: number | null;
  /** Kilometres. */
  readonly odometer: number | null;
  /** The usual one when null. */
  readonly downPayment: number | null;
  /** None when null. */
  readonly balloonPayment: number | null;
}

/** Why an input does not serve: a key of the dictionary. */
export type AutoLeaseError =
  | 'Field_Is_Required'
  | 'Invalid_CarValue'
  | 'Invalid_Salary'
  | 'Invalid_CurrentEmi'
  | 'Invalid_Odometer'
  | 'Invalid_DownPayment'
  | 'Invalid_BalloonPayment';

type AutoLeaseErrors = { readonly [K in keyof AutoLeaseInputs]?: AutoLeaseError };

/** Checks the inputs: what is missing, then what is out of its bounds; a field that is not shown is not judged. FINANCE §2.6. */
export function checkAutoLease(inputs: AutoLeaseInputs): AutoLeaseErrors {
  const { gender, carMake, carModel, leaseType, salaryBank: bank } = inputs;
  const { carValue, monthlySalary, currentInstalments, odometer } = inputs;
  const amounts = { carValue, monthlySalary, currentInstalments, odometer };
  return {
    ...requiredErrors({ gender, carMake, carModel, leaseType, salaryBank: bank, ...amounts }),
    ...(carValue !== null && carValue <= 0 && { carValue: 'Invalid_CarValue' }),
    ...(isNegative(monthlySalary) && { monthlySalary: 'Invalid_Salary' }),
    ...(isNegative(currentInstalments) && { currentInstalments: 'Invalid_CurrentEmi' }),
    ...(isNegative(odometer) && { odometer: 'Invalid_Odometer' }),
    ...(!isValidDownPayment(inputs) && { downPayment: 'Invalid_DownPayment' }),
    ...(!isValidBalloon(inputs) && { balloonPayment: 'Invalid_BalloonPayment' }),
  };
}

const isNegative = (amount: number | null): boolean => amount !== null && amount < 0;

function isValidDownPayment({ leaseType, carValue, downPayment }: AutoLeaseInputs): boolean {
  if (downPayment === null || !allowsOwnPayments(leaseType)) return true;
  return downPayment >= 0 && (carValue === null || downPayment <= carValue);
}

function isValidBalloon(inputs: AutoLeaseInputs): boolean {
  const { leaseType, carModel, carValue, balloonPayment } = inputs;
  if (balloonPayment === null || !allowsBalloon(leaseType, carModel)) return true;
  const bank = salaryBank(inputs.salaryBank);
  if (carValue === null) return balloonPayment >= 0;
  const financed = carValue - (inputs.downPayment ?? defaultDownPayment(carValue, bank));
  const isBelowFinanced = financed <= 0 || balloonPayment < financed;
  return (
    balloonPayment === 0 || (balloonPayment > 0 && balloonPayment <= maxBalloon(carValue, bank) && isBelowFinanced)
  );
}

/** The payments that are filled in for a car while the visitor has not set their own: the usual one, and the greatest. */
export function usualPayments(carValue: number, bank: string) {
  return {
    downPayment: wholeHalalas(defaultDownPayment(carValue, salaryBank(bank))),
    balloonPayment: wholeHalalas(maxBalloon(carValue, salaryBank(bank))),
  };
}

/** Down, since what is filled in stays within its own bound. */
const wholeHalalas = (amount: number): number => roundDown(amount * 100) / 100;

/** What the bank's service is asked, what is not shown as 0; undefined while an amount is missing. FINANCE §2.6. */
export function autoLeaseRequest(inputs: AutoLeaseInputs): AutoLeaseRequest | undefined {
  const { carValue, monthlySalary, currentInstalments, odometer, downPayment } = inputs;
  if (carValue === null || monthlySalary === null || currentInstalments === null || odometer === null) return undefined;
  const ownDownPayment = allowsOwnPayments(inputs.leaseType) ? downPayment : 0;
  return {
    gender: inputs.gender,
    carMake: inputs.carMake,
    carModel: inputs.carModel,
    autoLeaseType: inputs.leaseType,
    carValue,
    currentMonthlySalary: monthlySalary,
    salaryCreditBank: inputs.salaryBank,
    currentMonthlyInstallmentsPaid: currentInstalments,
    carOdometer: odometer,
    ...(ownDownPayment !== null && { downPayment: ownDownPayment }),
    balloonPayment: allowsBalloon(inputs.leaseType, inputs.carModel) ? (inputs.balloonPayment ?? 0) : 0,
  };
}
