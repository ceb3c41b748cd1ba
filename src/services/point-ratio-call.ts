import { pointRatios, type PointRatiosRequest } from '#sitecore/contracts/point-ratios.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import { type Result, success } from './result.ts';

/** A product whose points are worth something. */
export interface PointRatio {
  /** What it is called, in the language that was asked for; each of another name. */
  readonly product: string;
  readonly riyalsPerPoint: number;
}

/** Makes the call by its contract, and puts the answer into our names: a product once, by its first row. FINANCE §2.7. */
export async function callPointRatios(
  request: PointRatiosRequest,
  options?: CallOptions,
): Promise<Result<readonly PointRatio[], CallFailure>> {
  const answer = await callService(pointRatios, request, options);
  if (!answer.ok) return answer;
  const ratios = new Map<string, PointRatio>();
  for (const { Key: product, Value: riyalsPerPoint } of answer.value.result.CardAndSARPointRatio)
    if (product !== '' && !ratios.has(product)) ratios.set(product, { product, riyalsPerPoint });
  return success([...ratios.values()]);
}
