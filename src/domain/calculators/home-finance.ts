import type { HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import type { CompleteInputs } from './finance-inputs.ts';
import type { FinanceParts } from './repayment-schedule.ts';

/** Terms of home finance, from the author's fields; amounts in riyals. */
export interface HomeFinanceTerms {
  /** Percent a year of the whole principal. */
  readonly atc: number;
  readonly adminFeeInPercentage: number;
  /** No cap when null. */
  readonly maxAdminFee: number | null;
  /** Paid once, at signing. */
  readonly insuranceFee: number;
  /** Paid once, at signing. */
  readonly valuationFee: number;
}

/** Returns the request to the bank's service; it carries no data about the person. FINANCE §2.3. */
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

/** Returns principal, profit and fees of home finance, unrounded; all fees are paid at signing. FINANCE §1.5, §2.3. */
export function homeFinanceParts(request: HomeFinanceRequest): FinanceParts {
  const { principal, tenure, atc, adminFeeInPercentage, maxAdminFee, insuranceFee, valuationFee } = request;
  return {
    principal,
    profit: termCost(principal, atc, tenure),
    insurance: 0,
    fee: adminFee(principal, adminFeeInPercentage, maxAdminFee) + insuranceFee + valuationFee,
  };
}
