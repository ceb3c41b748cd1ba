import { autoLeaseRequest } from '#src/domain/calculators/auto-lease.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import { calculateAutoLease } from '#src/services/calculators.ts';
import { failure, type Result, success } from '#src/services/result.ts';
import { type AutoLeaseValues, inputsOf, type Lease } from './auto-lease-values.ts';

/** Asks the bank what the lease costs. */
export async function calculate(values: AutoLeaseValues, options?: CallOptions): Promise<Result<Lease, unknown>> {
  const request = autoLeaseRequest(inputsOf(values));
  if (!request) return failure('incomplete values');
  const answer = await calculateAutoLease(request, options);
  return answer.ok ? success({ ...answer.value, isCalculated: true }) : answer;
}
