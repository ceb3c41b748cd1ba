import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { integer, number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

const product = template('Encashment With Minimum Card', {
  Title: text({ required: true }),
  /** Riyals per point. */
  SARPointRatio: number({ required: true }),
  MinPoints: integer({ required: true }),
});

/** The cash value of points, from each product's minimum number of points on. */
export const pointsEncashmentCalculator = rendering('PointsEncashmentCalculator', {
  datasource: template('Points Encashment Settings', {
    ...loyaltyTitles,
    Products: multilist(product, { required: true, source: '/items/calculators/points-encashment/Products' }),
    ApplyNow: link(),
  }),
});
