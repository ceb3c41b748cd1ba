import { type CompleteInputs, completeInputs } from '#src/domain/calculators/finance-inputs.ts';
import type { FinanceParts } from '#src/domain/calculators/repayment-schedule.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type FinanceEntries, inputsOf } from './finance-entries.ts';
import type { Finance } from './finance.ts';
import { scheduleOf } from './schedule-on-demand.ts';

/** How the bank is asked about a finance, and what it is made of. */
interface FinanceService<Request> {
  readonly requestOf: (inputs: CompleteInputs) => Request;
  readonly ask: (request: Request, options?: CallOptions) => Promise<Result<FinanceFigures, unknown>>;
  readonly partsOf: (request: Request) => FinanceParts;
}

/** Asks the bank what the entries cost, and lays its answer out over the years. */
export async function reckonFinance<Request>(
  entries: FinanceEntries,
  { requestOf, ask, partsOf }: FinanceService<Request>,
  options?: CallOptions,
): Promise<Result<Finance, unknown>> {
  const inputs = completeInputs(inputsOf(entries));
  if (!inputs) return failure('incomplete entries');
  const request = requestOf(inputs);
  const answer = await ask(request, options);
  if (!answer.ok) return answer;
  const { tenure, balloonPayment: balloon } = inputs;
  return success({
    figures: answer.value,
    tenure,
    balloon,
    ...(await laidOut(partsOf(request), { tenure, balloon }, answer.value)),
  });
}

/** The schedule, where our own parts add up to the bank's total: none shall contradict the figures beside it. */
async function laidOut(
  parts: FinanceParts,
  terms: { readonly tenure: number; readonly balloon: number },
  { totalAmountPayable }: FinanceFigures,
) {
  const schedule = await scheduleOf(parts, terms);
  if (!schedule) return {};
  const { principal, profit, insurance, fee } = schedule.parts;
  return Math.abs(principal + profit + insurance + fee - totalAmountPayable) <= 1 ? { schedule } : {};
}
