import type { HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import type { CompleteInputs } from './finance-inputs.ts';
import type { FinanceParts } from './repayment-schedule.ts';

/** What the bank's authors set; amounts in riyals. */
export interface HomeFinanceTerms {
  /** Percent a year of the whole principal. */
  readonly atc: number;
  readonly adminFeeInPercentage: number;
  /** No cap when null. */
  readonly maxAdminFee: number | null;
  /** Once, at signing. */
  readonly insuranceFee: number;
  /** Once, at signing. */
  readonly valuationFee: number;
}

/** What the bank's service is asked: nothing of it is about the person. FINANCE §2.3. */
export const homeFinanceRequest = (
  { price, balloonPayment, tenure }: CompleteInputs,
  { maxAdminFee, ...terms }: HomeFinanceTerms,
): HomeFinanceRequest => ({
  principal: price,
  tenure,
  balloonPayment,
  ...terms,
  ...(maxAdminFee !== null && { maxAdminFee }),
});

/** The parts of a home's finance, unrounded; all fees are paid at signing. FINANCE §1.5, §2.3. */
export function homeFinanceParts(request: HomeFinanceRequest): FinanceParts {
  const { principal, tenure, atc, adminFeeInPercentage, maxAdminFee, insuranceFee, valuationFee } = request;
  return {
    principal,
    profit: termCost(principal, atc, tenure),
    insurance: 0,
    fee: adminFee(principal, adminFeeInPercentage, maxAdminFee) + insuranceFee + valuationFee,
  };
}
