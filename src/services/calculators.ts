import { autoFinance, type AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import { autoLease, type AutoLeaseRequest } from '#sitecore/contracts/auto-lease.ts';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { cardFinance, type CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { homeFinance, type HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { personalFinance, type PersonalFinanceQuery } from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance, type PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import { type Result, success } from './result.ts';

/** What a finance costs; amounts in riyals. */
export interface FinanceFigures {
  readonly instalment: number;
  /** Percent, effective a year. */
  readonly apr: number;
  readonly financeAmount: number;
  readonly totalAmountPayable: number;
}

/** What a personal finance costs a year, and its amount. */
export type PersonalFigures = Pick<FinanceFigures, 'apr' | 'financeAmount'>;

/** What a credit card costs. */
export interface CardFigures {
  /** Percent, effective a year. */
  readonly apr: number;
  /** Months until a balance is repaid by the least payments. */
  readonly months: number;
}

/** What a property's rent repays; amounts in riyals. */
export interface PropertyFigures {
  readonly instalment: number;
  readonly financeAmount: number;
  readonly profit: number;
  readonly totalAmountPayable: number;
}

/** What a car's lease costs; amounts in riyals, all of them 0 where there is none to be had. */
export interface LeaseFigures {
  readonly instalment: number;
  readonly financeAmount: number;
  readonly balloon: number;
  readonly totalAmountPayable: number;
  /** Months. */
  readonly tenure: number;
}

type CallResult<View> = Promise<Result<View, CallFailure>>;

/**
 * Asks the bank what a car's finance costs, and puts the answer into our names; on failure the failure holds what it
 * answered instead. FINANCE §2.2.
 */
export async function calculateAutoFinance(
  request: AutoFinanceRequest,
  options?: CallOptions,
): CallResult<FinanceFigures> {
  const answer = await callService(autoFinance, request, options);
  return answer.ok ? success(figuresOf(answer.value.result)) : answer;
}

/** The same for a home. FINANCE §2.3. */
export async function calculateHomeFinance(
  request: HomeFinanceRequest,
  options?: CallOptions,
): CallResult<FinanceFigures> {
  const answer = await callService(homeFinance, request, options);
  return answer.ok ? success(figuresOf(answer.value.result)) : answer;
}

/** The same for what instalments that a customer can pay finance. FINANCE §2.1. */
export async function calculatePersonalFinance(
  query: PersonalFinanceQuery,
  options?: CallOptions,
): CallResult<PersonalFigures> {
  const answer = await callService(personalFinance, query, options);
  if (!answer.ok) return answer;
  const { APR, FinanceAmount } = answer.value.result;
  return success({ apr: APR, financeAmount: FinanceAmount });
}

/** The same for a credit card. FINANCE §2.4. */
export async function calculateCardFinance(
  request: CardFinanceRequest,
  options?: CallOptions,
): CallResult<CardFigures> {
  const answer = await callService(cardFinance, request, options);
  if (!answer.ok) return answer;
  const { APR, Tenure } = answer.value.result;
  return success({ apr: APR, months: Tenure });
}

/** The same for a property's rent. FINANCE §2.5. */
export async function calculatePropertyFinance(
  query: PropertyFinanceQuery,
  options?: CallOptions,
): CallResult<PropertyFigures> {
  const answer = await callService(propertyFinance, query, options);
  if (!answer.ok) return answer;
  const { EMI, FinanceAmount, Profit, TotalAmountPayable } = answer.value.result;
  return success({
    instalment: EMI,
    financeAmount: FinanceAmount,
    profit: Profit,
    totalAmountPayable: TotalAmountPayable,
  });
}

/** The same for the lease of a pre-owned car. FINANCE §2.6. */
export async function calculateAutoLease(request: AutoLeaseRequest, options?: CallOptions): CallResult<LeaseFigures> {
  const answer = await callService(autoLease, request, options);
  if (!answer.ok) return answer;
  const { EMI, FinanceAmount, BalloonPayment, TotalAmountPayable, Tenure } = answer.value.result;
  return success({
    instalment: EMI,
    financeAmount: FinanceAmount,
    balloon: BalloonPayment,
    totalAmountPayable: TotalAmountPayable,
    tenure: Tenure,
  });
}

const figuresOf = ({ EMI, APR, FinanceAmount, TotalAmountPayable }: FinanceResult): FinanceFigures => ({
  instalment: EMI,
  apr: APR,
  financeAmount: FinanceAmount,
  totalAmountPayable: TotalAmountPayable,
});
