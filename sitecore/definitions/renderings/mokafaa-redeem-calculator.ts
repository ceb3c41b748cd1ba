import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

/** The riyals of redeemed points, and the points needed for an amount in riyals. */
export const mokafaaRedeemCalculator = rendering('MokafaaRedeemCalculator', {
  datasource: template('Mokafaa Redeem Settings', { ...loyaltyTitles, ApplyNow: link() }),
});
