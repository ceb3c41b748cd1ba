import { type CompleteInputs, completeInputs } from '#src/domain/calculators/finance-inputs.ts';
import type { FinanceParts } from '#src/domain/calculators/repayment-schedule.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { FinanceFigures } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type FinanceValues, inputsOf } from './finance-values.ts';
import type { Finance } from './finance.ts';
import { loadSchedule } from '../schedule/load-schedule.ts';

/** Bank's service for a finance, with the parts of its total. */
interface FinanceService<Request> {
  readonly requestOf: (inputs: CompleteInputs) => Request;
  readonly call: (request: Request, options?: CallOptions) => Promise<Result<FinanceFigures, unknown>>;
  readonly partsOf: (request: Request) => FinanceParts;
}

/** Requests the figures of a finance from the bank and adds the repayment schedule. */
export async function calculateFinance<Request>(
  values: FinanceValues,
  { requestOf, call, partsOf }: FinanceService<Request>,
  options?: CallOptions,
): Promise<Result<Finance, unknown>> {
  const inputs = completeInputs(inputsOf(values));
  if (!inputs) return failure('incomplete values');
  const request = requestOf(inputs);
  const response = await call(request, options);
  if (!response.ok) return response;
  const { tenure, balloonPayment: balloon } = inputs;
  return success({
    figures: response.value,
    tenure,
    balloon,
    ...(await matchingSchedule(partsOf(request), { tenure, balloon }, response.value)),
  });
}

/** Returns the schedule only if its parts add up to the bank's total, so that it never contradicts the figures. */
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
