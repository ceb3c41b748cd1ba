import type { HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { adminFee, termCost } from '#sitecore/rules/finance/flat-finance.ts';
import { type Percent, type Riyals } from '#sitecore/rules/finance/units.ts';
import type { Complete, FinanceInputs } from './finance-inputs.ts';
import type { FinanceParts } from './repayment-schedule.ts';

/** Terms of home finance, from the author's fields. */
export interface HomeFinanceTerms {
  /** Of the whole principal, a year. */
  readonly atc: Percent;
  readonly adminFeeInPercentage: Percent;
  /** No cap when null. */
  readonly maxAdminFee: Riyals | null;
  /** Paid once, at signing. */
  readonly insuranceFee: Riyals;
  /** Paid once, at signing. */
  readonly valuationFee: Riyals;
}

/** Returns the request to the bank's service; it carries no data about the person. FINANCE §2.3. */
export const homeFinanceRequest = (
  { price, balloonPayment, tenure }: Complete<FinanceInputs>,
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
