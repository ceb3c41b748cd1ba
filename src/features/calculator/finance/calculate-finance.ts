import { type CompleteInputs, completeInputs } from '#src/domain/calculators/finance-inputs.ts';
import type { FinanceParts } from '#src/domain/calculators/repayment-schedule.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type FinanceValues, inputsOf } from './finance-values.ts';
import type { Finance } from './finance.ts';
import { loadSchedule } from '../schedule/load-schedule.ts';

/** How the bank is asked about a finance, and what it is made of. */
interface FinanceService<Request> {
  readonly requestOf: (inputs: CompleteInputs) => Request;
  readonly call: (request: Request, options?: CallOptions) => Promise<Result<FinanceFigures, unknown>>;
  readonly partsOf: (request: Request) => FinanceParts;
}

/** Asks the bank what the entries cost, and lays its answer out over the years. */
export async function calculateFinance<Request>(
  entries: FinanceValues,
  { requestOf, call, partsOf }: FinanceService<Request>,
  options?: CallOptions,
): Promise<Result<Finance, unknown>> {
  const inputs = completeInputs(inputsOf(entries));
  if (!inputs) return failure('incomplete values');
  const request = requestOf(inputs);
  const answer = await call(request, options);
  if (!answer.ok) return answer;
  const { tenure, balloonPayment: balloon } = inputs;
  return success({
    figures: answer.value,
    tenure,
    balloon,
    ...(await matchingSchedule(partsOf(request), { tenure, balloon }, answer.value)),
  });
}

/** The schedule, where our own parts add up to the bank's total: none shall contradict the figures beside it. */
async function matchingSchedule(
  parts: FinanceParts,
  terms: { readonly tenure: number; readonly balloon: number },
  { totalAmountPayable }: FinanceFigures,
) {
  const schedule = await loadSchedule(parts, terms);
  if (!schedule) return {};
  const { principal, profit, insurance, fee } = schedule.parts;
  return Math.abs(principal + profit + insurance + fee - totalAmountPayable) <= 1 ? { schedule } : {};
}
