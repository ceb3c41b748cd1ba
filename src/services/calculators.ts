import { autoFinance, type AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import { autoLease, type AutoLeaseRequest } from '#sitecore/contracts/auto-lease.ts';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { cardFinance, type CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { homeFinance, type HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { personalFinance, type PersonalFinanceQuery } from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance, type PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import type { LeaseLimit } from '#src/domain/calculators/auto-lease.ts';
import type { Months, Percent, Riyals } from '#sitecore/rules/finance/units.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';

/** Costs of a finance. */
export interface FinanceFigures {
  readonly instalment: Riyals;
  /** Effective, a year. */
  readonly apr: Percent;
  readonly financeAmount: Riyals;
  readonly totalAmountPayable: Riyals;
}

/** Annual cost of a personal finance, and its amount. */
export type PersonalFigures = Pick<FinanceFigures, 'apr' | 'financeAmount'>;

/** Costs of a credit card. */
export interface CardFigures {
  /** Effective, a year. */
  readonly apr: Percent;
  /** Until the balance is repaid by minimum payments. */
  readonly months: Months;
}

/** Finance that a property's rent repays. */
export interface PropertyFigures {
  readonly instalment: Riyals;
  /** Financed. */
  readonly amount: Riyals;
  readonly profit: Riyals;
  readonly total: Riyals;
}

/** Costs of a car's lease, all of them 0 when no lease is available. */
export interface LeaseFigures {
  readonly instalment: Riyals;
  /** Financed. */
  readonly amount: Riyals;
  readonly balloon: Riyals;
  readonly total: Riyals;
  readonly tenure: Months;
  /** The limit for which the amount is less than requested, where the bank names it. */
  readonly limit?: LeaseLimit;
}

type CallResult<View> = Promise<Result<View, CallFailure>>;

/** Calculates a car's finance at the bank; a failure holds the bank's response. FINANCE §2.2. */
export async function calculateAutoFinance(
  request: AutoFinanceRequest,
  options?: CallOptions,
): CallResult<FinanceFigures> {
  const result = await callService(autoFinance, request, options);
  return result.ok ? success(figuresOf(result.value.result)) : result;
}

/** Calculates a home's finance. FINANCE §2.3. */
export async function calculateHomeFinance(
  request: HomeFinanceRequest,
  options?: CallOptions,
): CallResult<FinanceFigures> {
  const result = await callService(homeFinance, request, options);
  return result.ok ? success(figuresOf(result.value.result)) : result;
}

/** Calculates the finance that a customer's instalments repay. FINANCE §2.1. */
export async function calculatePersonalFinance(
  query: PersonalFinanceQuery,
  options?: CallOptions,
): CallResult<PersonalFigures> {
  const result = await callService(personalFinance, query, options);
  if (!result.ok) return result;
  const { APR, FinanceAmount } = result.value.result;
  return success({ apr: APR, financeAmount: FinanceAmount });
}

/** Calculates a credit card's costs. FINANCE §2.4. */
export async function calculateCardFinance(
  request: CardFinanceRequest,
  options?: CallOptions,
): CallResult<CardFigures> {
  const result = await callService(cardFinance, request, options);
  if (!result.ok) return result;
  const { APR, Tenure } = result.value.result;
  return success({ apr: APR, months: Tenure });
}

/** Calculates the finance that a property's rent repays. FINANCE §2.5. */
export async function calculatePropertyFinance(
  query: PropertyFinanceQuery,
  options?: CallOptions,
): CallResult<PropertyFigures> {
  const result = await callService(propertyFinance, query, options);
  if (!result.ok) return result;
  const { EMI, FinanceAmount, Profit, TotalAmountPayable } = result.value.result;
  return success({
    instalment: EMI,
    amount: FinanceAmount,
    profit: Profit,
    total: TotalAmountPayable,
  });
}

/** Calculates the lease of a pre-owned car. FINANCE §2.6. */
export async function calculateAutoLease(request: AutoLeaseRequest, options?: CallOptions): CallResult<LeaseFigures> {
  const result = await callService(autoLease, request, options);
  if (!result.ok) return result;
  const { EMI, FinanceAmount, BalloonPayment, TotalAmountPayable, Tenure, Limit } = result.value.result;
  return success({
    instalment: EMI,
    amount: FinanceAmount,
    balloon: BalloonPayment,
    total: TotalAmountPayable,
    tenure: Tenure,
    ...(Limit && { limit: { kind: Limit.Kind, value: Limit.Value } }),
  });
}

const figuresOf = ({ EMI, APR, FinanceAmount, TotalAmountPayable }: FinanceResult): FinanceFigures => ({
  instalment: EMI,
  apr: APR,
  financeAmount: FinanceAmount,
  totalAmountPayable: TotalAmountPayable,
});
