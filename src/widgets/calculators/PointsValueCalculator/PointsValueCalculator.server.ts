import { submittedPointRatios } from '#src/features/loyalty/point-ratios.server.ts';

/** Returns the products of the bank's service for a submitted form. */
export const staticProps = submittedPointRatios('PointsValueCalculator');
