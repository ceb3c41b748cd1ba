import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

/** The cash value of points by the ratios of the bank's service. */
export const pointsValueCalculator = rendering('PointsValueCalculator', {
  datasource: template('Points Value Settings', { ...loyaltyTitles, ApplyNow: link() }),
});
