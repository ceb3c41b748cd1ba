import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

/** What points are worth in cash, by the ratios that the bank's service answers. */
export const pointsValueCalculator = rendering('PointsValueCalculator', {
  datasource: template('Points Value Settings', { ...loyaltyTitles, ApplyNow: link() }),
});
