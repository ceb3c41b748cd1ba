import { loadPointRatios } from '#src/features/loyalty/point-ratios.server.ts';

/** Returns the products of the bank's service. */
export const staticProps = loadPointRatios('MokafaaRedeemCalculator');
