import { pointRatios, type PointRatiosRequest } from '#sitecore/contracts/point-ratios.ts';
import { type CallFailure, type CallOptions, callService } from './call-service.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';

/** A product and the value of its points. */
export interface PointRatio {
  /** The same in both languages: the row of the response and its value; another one once either changes. */
  readonly id: string;
  /** Name in the requested language; unique. */
  readonly product: string;
  readonly riyalsPerPoint: number;
}

/** Calls the bank for the value of points; returns each product once, by its first row. FINANCE §2.7. */
export async function callPointRatios(
  request: PointRatiosRequest,
  options?: CallOptions,
): Promise<Result<readonly PointRatio[], CallFailure>> {
  const response = await callService(pointRatios, request, options);
  if (!response.ok) return response;
  const ratios = new Map<string, PointRatio>();
  for (const [row, { Key: product, Value: riyalsPerPoint }] of response.value.result.CardAndSARPointRatio.entries())
    if (product !== '' && !ratios.has(product))
      ratios.set(product, { id: `${row + 1}-${riyalsPerPoint}`, product, riyalsPerPoint });
  return success([...ratios.values()]);
}
