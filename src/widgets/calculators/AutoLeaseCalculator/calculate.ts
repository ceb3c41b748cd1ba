import { autoLeaseRequest, usualDeduction } from '#src/domain/calculators/auto-lease.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateAutoLease } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type AutoLeaseValues, inputsOf, type Lease } from './values.ts';

/** Requests the cost of the lease from the bank. */
export async function calculate(values: AutoLeaseValues, options?: CallOptions): Promise<Result<Lease, unknown>> {
  const inputs = inputsOf(values);
  const request = autoLeaseRequest(inputs);
  if (!request) return failure('incomplete values');
  const result = await calculateAutoLease(request, options);
  if (!result.ok) return result;
  return success({ ...result.value, isCalculated: true, usualDownPayment: usualDeduction(inputs) });
}
