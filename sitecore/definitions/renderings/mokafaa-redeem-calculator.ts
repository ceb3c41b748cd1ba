import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

/** What points bring when they are redeemed, and how many a sum of riyals takes. */
export const mokafaaRedeemCalculator = rendering('MokafaaRedeemCalculator', {
  datasource: template('Mokafaa Redeem Settings', { ...loyaltyTitles, ApplyNow: link() }),
});
