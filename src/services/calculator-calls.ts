import { autoFinance, type AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import { autoLease, type AutoLeaseRequest } from '#sitecore/contracts/auto-lease.ts';
import type { FinanceResult } from '#sitecore/contracts/calculators.ts';
import { cardFinance, type CardFinanceRequest } from '#sitecore/contracts/card-finance.ts';
import { homeFinance, type HomeFinanceRequest } from '#sitecore/contracts/home-finance.ts';
import { personalFinance, type PersonalFinanceQuery } from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance, type PropertyFinanceQuery } from '#sitecore/contracts/property-finance.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import type { CardFigures, FinanceFigures, LeaseFigures, PersonalFigures, PropertyFigures } from './calculators.ts';
import { type Result, success } from './result.ts';

type Figures<View> = Promise<Result<View, CallFailure>>;

/** Makes the call by its contract, and puts the answer into our names. FINANCE §2.2. */
export async function reckonAutoFinance(request: AutoFinanceRequest, options?: CallOptions): Figures<FinanceFigures> {
  const answer = await callService(autoFinance, request, options);
  return answer.ok ? success(figuresOf(answer.value.result)) : answer;
}

/** The same for a home. FINANCE §2.3. */
export async function reckonHomeFinance(request: HomeFinanceRequest, options?: CallOptions): Figures<FinanceFigures> {
  const answer = await callService(homeFinance, request, options);
  return answer.ok ? success(figuresOf(answer.value.result)) : answer;
}

/** The same for what instalments that a customer can pay finance. FINANCE §2.1. */
export async function reckonPersonalFinance(
  query: PersonalFinanceQuery,
  options?: CallOptions,
): Figures<PersonalFigures> {
  const answer = await callService(personalFinance, query, options);
  if (!answer.ok) return answer;
  const { APR, FinanceAmount } = answer.value.result;
  return success({ apr: APR, financeAmount: FinanceAmount });
}

/** The same for a credit card. FINANCE §2.4. */
export async function reckonCardFinance(request: CardFinanceRequest, options?: CallOptions): Figures<CardFigures> {
  const answer = await callService(cardFinance, request, options);
  if (!answer.ok) return answer;
  const { APR, Tenure } = answer.value.result;
  return success({ apr: APR, months: Tenure });
}

/** The same for a property's rent. FINANCE §2.5. */
export async function reckonPropertyFinance(
  query: PropertyFinanceQuery,
  options?: CallOptions,
): Figures<PropertyFigures> {
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
export async function reckonAutoLease(request: AutoLeaseRequest, options?: CallOptions): Figures<LeaseFigures> {
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
