import { autoFinance, type AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import type { FinanceFigures } from './calculators.ts';
import { type Result, success } from './result.ts';

/** Makes the call by its contract, and puts the answer into our names. FINANCE §2.2. */
export async function reckonAutoFinance(
  request: AutoFinanceRequest,
  options?: CallOptions,
): Promise<Result<FinanceFigures, CallFailure>> {
  const answer = await callService(autoFinance, request, options);
  if (!answer.ok) return answer;
  const { EMI, APR, FinanceAmount, TotalAmountPayable } = answer.value.result;
  return success({ instalment: EMI, apr: APR, financeAmount: FinanceAmount, totalAmountPayable: TotalAmountPayable });
}
