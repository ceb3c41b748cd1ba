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
import { type Months, type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import type { InputErrors } from '../input-errors.ts';
import type { Complete } from './finance-inputs.ts';

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

/** Validates the visitor's own payments against the price; ignores those that the lease type or the car model hides. FINANCE §2.6. */
export function checkAutoLease(inputs: AutoLeaseInputs): InputErrors<AutoLeaseInputs> {
  const { leaseType, carModel, carValue, downPayment } = inputs;
  const isDownPaymentAbove = carValue !== null && downPayment !== null && downPayment > carValue;
  return {
    ...(allowsOwnPayments(leaseType) && isDownPaymentAbove && { downPayment: 'outOfRange' }),
    ...(allowsBalloon(leaseType, carModel) && exceededBound(inputs) && { balloonPayment: 'outOfRange' }),
  };
}

/** Bound of a balloon payment: a share of the car's value, or the value financed. */
export type BalloonBound =
  | { readonly kind: 'share'; readonly percent: Percent; readonly amount: Riyals }
  | { readonly kind: 'financed'; readonly amount: Riyals };

/** Returns the bound that the balloon payment exceeds, the lower one of two; undefined when it exceeds none. FINANCE §2.6. */
export function exceededBound({
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

/** Returns the largest balloon payment in whole riyals; undefined without a price. FINANCE §2.6. */
export const largestBalloon = (carValue: Riyals | null, bank = ''): Riyals | undefined =>
  carValue === null ? undefined : roundDown(maxBalloon(carValue, salaryBank(bank)));

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

/** Limit for which the bank leases for less than requested, or not at all. FINANCE §2.6. */
export interface LeaseLimit {
  /** `Salary`: `value` percent of it for all instalments. `Odometer`: `value` kilometres. `DownPayment`: the whole price. */
  readonly kind: 'Salary' | 'Odometer' | 'DownPayment';
  readonly value: number;
}

/** Returns the price less the down payment, the visitor's or the usual one. FINANCE §2.6. */
export const requestedAmount = (inputs: CompleteLease): Riyals =>
  inputs.carValue - (usualDeduction(inputs) ?? inputs.downPayment ?? 0);

/** Figures of a lease in riyals and months. */
interface Lease {
  readonly instalment: Riyals;
  readonly amount: Riyals;
  readonly balloon: Riyals;
  readonly total: Riyals;
  readonly tenure: Months;
}

/** Returns what the customer pays at signing: the price less the amount financed, and the fee that the total contains. */
export const dueAtSigning = (
  { carValue }: CompleteLease,
  { instalment, amount, balloon, total, tenure }: Lease,
): Riyals => carValue - amount + (total - balloon - instalment * tenure);

/** Returns the payments to prefill: the default down payment and the largest balloon payment, rounded down to halalas. */
export function usualPayments(carValue: Riyals, bank: string) {
  return {
    downPayment: wholeHalalas(defaultDownPayment(carValue, salaryBank(bank))),
    balloonPayment: wholeHalalas(maxBalloon(carValue, salaryBank(bank))),
  };
}

/** Rounds down to halalas: rounding up could exceed the largest allowed payment. */
const wholeHalalas = (amount: Riyals): Riyals => roundDown(amount * 100) / 100;

/** Inputs whose own payments alone may be empty. */
type CompleteLease = Complete<Omit<AutoLeaseInputs, OwnPayment>> & Pick<AutoLeaseInputs, OwnPayment>;

type OwnPayment = 'downPayment' | 'balloonPayment';

/** Returns the request to the bank's service, hidden payments as 0. FINANCE §2.6. */
export function autoLeaseRequest(inputs: CompleteLease): AutoLeaseRequest {
  const ownDownPayment = allowsOwnPayments(inputs.leaseType) ? inputs.downPayment : 0;
  return {
    gender: inputs.gender,
    carMake: inputs.carMake,
    carModel: inputs.carModel,
    autoLeaseType: inputs.leaseType,
    carValue: inputs.carValue,
    currentMonthlySalary: inputs.monthlySalary,
    salaryCreditBank: inputs.salaryBank,
    currentMonthlyInstallmentsPaid: inputs.currentInstalments,
    carOdometer: inputs.odometer,
    ...(ownDownPayment !== null && { downPayment: ownDownPayment }),
    balloonPayment: allowsBalloon(inputs.leaseType, inputs.carModel) ? (inputs.balloonPayment ?? 0) : 0,
  };
}
