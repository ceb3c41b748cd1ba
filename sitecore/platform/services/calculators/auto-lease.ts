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
import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { type CalculatorResult, ok, failure } from './calculator-result.ts';

/** What the bank sets for the leases of pre-owned cars. */
export interface LeaseTerms {
  /** Percent of a salary that all instalments together take at the most. */
  readonly dbr: number;
  /** Months of every lease. */
  readonly tenure: number;
  /** Kilometres that a car has run at the most. */
  readonly maxOdometer: number;
  readonly adminFeeInPercentage: number;
  /** Riyals. */
  readonly maxAdminFee: number;
  /** Percent a year of the whole amount: profit and insurance. */
  readonly rate: Readonly<Record<SalaryBank, number>>;
}

/** Instalment and total of a pre-owned car's lease, lowered to what the salary bears; amounts in riyals. FINANCE §2.6. */
export function autoLease(request: AutoLeaseRequest, terms: LeaseTerms): CalculatorResult<AutoLeaseResult> {
  const { carValue, currentMonthlySalary: salary, currentMonthlyInstallmentsPaid: instalments, carOdometer } = request;
  const { tenure, dbr } = terms;
  const bank = salaryBank(request.salaryCreditBank);
  const { downPayment, balloon } = ownPayments(request, bank);
  const wanted = carValue - downPayment;
  if (balloon > 0 && wanted > 0 && balloon >= wanted) return failure('InvalidParameter', 'balloonPayment');
  const capacity = (salary * dbr) / 100 - instalments;
  if (capacity <= 0 || wanted === 0 || carOdometer > terms.maxOdometer) return ok(EMPTY_RESULT);

  const repaid = 1 + termCost(1, terms.rate[bank], tenure);
  const wantedInstalment = (wanted * repaid - balloon) / tenure;
  const exceeds = wantedInstalment > capacity;
  const instalment = exceeds ? capacity : wantedInstalment;
  const amount = exceeds ? (capacity * tenure + balloon) / repaid : wanted;
  if (amount <= balloon) return ok(EMPTY_RESULT);

  const fee = adminFee(amount, terms.adminFeeInPercentage, terms.maxAdminFee);
  return ok({
    EMI: roundHalfUp(instalment, 2),
    FinanceAmount: roundHalfUp(amount, 2),
    BalloonPayment: roundHalfUp(balloon, 2),
    TotalAmountPayable: roundHalfUp(instalment * tenure + balloon + fee, 2),
    Tenure: tenure,
  });
}

/** What is paid at the start and at the end: the customer's own where the kind of lease takes it, else the usual. */
function ownPayments(request: AutoLeaseRequest, bank: SalaryBank) {
  const { autoLeaseType, carModel, carValue } = request;
  const usual = defaultDownPayment(carValue, bank);
  return {
    downPayment: allowsOwnPayments(autoLeaseType) ? (request.downPayment ?? usual) : usual,
    balloon: allowsBalloon(autoLeaseType, carModel) ? Math.min(request.balloonPayment, maxBalloon(carValue, bank)) : 0,
  };
}

/** What is leased to those who cannot have it. */
const EMPTY_RESULT: AutoLeaseResult = {
  EMI: 0,
  FinanceAmount: 0,
  BalloonPayment: 0,
  TotalAmountPayable: 0,
  Tenure: 0,
};
