import type { AutoLeaseRequest, AutoLeaseResult } from '#sitecore/contracts/auto-lease.ts';
import {
  maxBalloon,
  salaryBank,
  type SalaryBank,
  allowsBalloon,
  allowsOwnPayments,
  defaultDownPayment,
} from '#sitecore/rules/finance/auto-lease.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { type Months, type Percent, percentOf, type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';
import { success } from '#sitecore/contracts/result.ts';
import { type CalculatorResult, failsOn } from './calculator-result.ts';

/** The bank's terms for leases of pre-owned cars. */
export interface LeaseTerms {
  /** Debt burden ratio: the maximum of all instalments together, of the salary. */
  readonly dbr: Percent;
  /** Of every lease. */
  readonly tenure: Months;
  /** Maximum mileage of the car, in kilometres. */
  readonly maxOdometer: number;
  readonly adminFeeInPercentage: Percent;
  readonly maxAdminFee: Riyals;
  /** Profit and insurance, of the whole amount a year. */
  readonly rate: Readonly<Record<SalaryBank, Percent>>;
}

/** Calculates the lease of a pre-owned car in riyals, reduced to the instalment that the salary allows. FINANCE §2.6. */
export function autoLease(request: AutoLeaseRequest, terms: LeaseTerms): CalculatorResult<AutoLeaseResult> {
  const { carValue, currentMonthlySalary: salary, currentMonthlyInstallmentsPaid: instalments, carOdometer } = request;
  const { tenure, dbr } = terms;
  const bank = salaryBank(request.salaryCreditBank);
  const { downPayment, balloon } = ownPayments(request, bank);
  const requestedAmount = carValue - downPayment;
  if (balloon > 0 && requestedAmount > 0 && balloon >= requestedAmount)
    return failsOn('InvalidParameter', 'balloonPayment');
  const capacity = percentOf(salary, dbr) - instalments;
  const bySalary = { Kind: 'Salary', Value: dbr } as const;
  if (carOdometer > terms.maxOdometer) return success(rejection({ Kind: 'Odometer', Value: terms.maxOdometer }));
  if (requestedAmount === 0) return success(rejection({ Kind: 'DownPayment', Value: downPayment }));
  if (capacity <= 0) return success(rejection(bySalary));

  const repaid = 1 + termCost(1, terms.rate[bank], tenure);
  const requestedInstalment = (requestedAmount * repaid - balloon) / tenure;
  const exceeds = requestedInstalment > capacity;
  const instalment = exceeds ? capacity : requestedInstalment;
  const amount = exceeds ? (capacity * tenure + balloon) / repaid : requestedAmount;
  if (amount <= balloon) return success(rejection(bySalary));

  const fee = adminFee(amount, terms.adminFeeInPercentage, terms.maxAdminFee);
  return success({
    EMI: roundToHalalas(instalment),
    FinanceAmount: roundToHalalas(amount),
    BalloonPayment: roundToHalalas(balloon),
    TotalAmountPayable: roundToHalalas(instalment * tenure + balloon + fee),
    Tenure: tenure,
    ...(exceeds && { Limit: bySalary }),
  });
}

/** Returns down payment and balloon: the customer's own when the type of lease allows them, else the default and none. */
function ownPayments(request: AutoLeaseRequest, bank: SalaryBank) {
  const { autoLeaseType, carModel, carValue } = request;
  const downPayment = defaultDownPayment(carValue, bank);
  return {
    downPayment: allowsOwnPayments(autoLeaseType) ? (request.downPayment ?? downPayment) : downPayment,
    balloon: allowsBalloon(autoLeaseType, carModel) ? Math.min(request.balloonPayment, maxBalloon(carValue, bank)) : 0,
  };
}

/** Returns the result for a customer or car that does not qualify, with the limit. */
const rejection = (limit: NonNullable<AutoLeaseResult['Limit']>): AutoLeaseResult => ({
  EMI: 0,
  FinanceAmount: 0,
  BalloonPayment: 0,
  TotalAmountPayable: 0,
  Tenure: 0,
  Limit: limit,
});
