import { autoFinance, type AutoFinanceRequest } from '#sitecore/contracts/calculators.ts';
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

/** Asks the bank what a car's finance costs; on failure the failure holds what the bank answered instead. */
export async function reckonAutoFinance(
  request: AutoFinanceRequest,
  options?: CallOptions,
): Promise<Result<FinanceFigures, CallFailure>> {
  const answer = await callService(autoFinance, request, options);
  if (!answer.ok) return answer;
  const { EMI, APR, FinanceAmount, TotalAmountPayable } = answer.value.result;
  return success({ instalment: EMI, apr: APR, financeAmount: FinanceAmount, totalAmountPayable: TotalAmountPayable });
}
