import type { AutoLeaseRequest } from '#sitecore/contracts/auto-lease.ts';
import {
  maxBalloon,
  maxBalloonPercent,
  salaryBank,
  allowsBalloon,
  allowsOwnPayments,
  defaultDownPayment,
} from '#sitecore/rules/finance/auto-lease.ts';
import { roundDown } from '#sitecore/rules/finance/rounding.ts';
import { type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import type { InputErrors } from '../input-errors.ts';

/** Inputs of the auto lease calculator; null or '' for an empty field. */
export interface AutoLeaseInputs {
  readonly gender: string;
  readonly carMake: string;
  /** Model year, alone or with the model's name. */
  readonly carModel: string;
  readonly leaseType: string;
  readonly salaryBank: string;
  readonly carValue: Riyals | null;
  readonly monthlySalary: Riyals | null;
  readonly currentInstalments: Riyals | null;
  /** Kilometres. */
  readonly odometer: number | null;
  /** The default down payment when null. */
  readonly downPayment: Riyals | null;
  /** No balloon payment when null. */
  readonly balloonPayment: Riyals | null;
}

/** Validates the amounts that are entered; ignores payments that the lease type or the car model hides. FINANCE §2.6. */
export function checkAutoLease(inputs: AutoLeaseInputs): InputErrors<AutoLeaseInputs> {
  const { carValue, monthlySalary, currentInstalments, odometer } = inputs;
  return {
    ...(carValue !== null && carValue <= 0 && { carValue: 'outOfRange' }),
    ...(isNegative(monthlySalary) && { monthlySalary: 'outOfRange' }),
    ...(isNegative(currentInstalments) && { currentInstalments: 'outOfRange' }),
    ...(isNegative(odometer) && { odometer: 'outOfRange' }),
    ...(!isValidDownPayment(inputs) && { downPayment: 'outOfRange' }),
    ...(!isValidBalloon(inputs) && { balloonPayment: 'outOfRange' }),
  };
}

const isNegative = (amount: number | null): boolean => amount !== null && amount < 0;

function isValidDownPayment({ leaseType, carValue, downPayment }: AutoLeaseInputs): boolean {
  if (downPayment === null || !allowsOwnPayments(leaseType)) return true;
  return downPayment >= 0 && (carValue === null || downPayment <= carValue);
}

function isValidBalloon(inputs: AutoLeaseInputs): boolean {
  const { leaseType, carModel, balloonPayment } = inputs;
  if (balloonPayment === null || !allowsBalloon(leaseType, carModel)) return true;
  return balloonPayment >= 0 && exceededBalloonBound(inputs) === undefined;
}

/** Bound of a balloon payment: a share of the car's value, or the value financed. */
export type BalloonBound =
  | { readonly kind: 'share'; readonly percent: Percent; readonly amount: Riyals }
  | { readonly kind: 'financed'; readonly amount: Riyals };

/** Returns the bound that the balloon payment exceeds, the lower one of two; undefined when it exceeds none. FINANCE §2.6. */
export function exceededBalloonBound({
  carValue,
  balloonPayment,
  downPayment,
  salaryBank: bankText,
}: Pick<AutoLeaseInputs, 'carValue' | 'balloonPayment' | 'downPayment' | 'salaryBank'>): BalloonBound | undefined {
  if (carValue === null || balloonPayment === null || balloonPayment <= 0) return undefined;
  const bank = salaryBank(bankText);
  const largest = maxBalloon(carValue, bank);
  const financed = carValue - (downPayment ?? defaultDownPayment(carValue, bank));
  if (financed > 0 && balloonPayment >= financed && financed <= largest) return { kind: 'financed', amount: financed };
  return balloonPayment > largest ? { kind: 'share', percent: maxBalloonPercent(bank), amount: largest } : undefined;
}

/** Returns the down payment that the bank deducts when the visitor enters none; undefined when one is entered. FINANCE §2.6. */
export function usualDeduction({
  leaseType,
  carValue,
  downPayment,
  salaryBank: bank,
}: AutoLeaseInputs): Riyals | undefined {
  if (carValue === null || (allowsOwnPayments(leaseType) && downPayment !== null)) return undefined;
  return defaultDownPayment(carValue, salaryBank(bank));
}

/** Returns the payments to prefill: the default down payment and the largest balloon payment, rounded down to halalas. */
export function usualPayments(carValue: Riyals, bank: string) {
  return {
    downPayment: wholeHalalas(defaultDownPayment(carValue, salaryBank(bank))),
    balloonPayment: wholeHalalas(maxBalloon(carValue, salaryBank(bank))),
  };
}

/** Rounds down to halalas: rounding up could exceed the largest allowed payment. */
const wholeHalalas = (amount: Riyals): Riyals => roundDown(amount * 100) / 100;

/** Returns the request to the bank's service, hidden payments as 0; undefined while an amount is missing. FINANCE §2.6. */
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
