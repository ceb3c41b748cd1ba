import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

const product = template('Points Per Product Card', {
  Title: text({ required: true }),
  PointsPerSARDomestic: number({ required: true }),
  PointsPerSARInternational: number({ required: true }),
});

/** The points earned by an amount with a product, in the Kingdom and abroad. */
export const loyaltyPointsCalculator = rendering('LoyaltyPointsCalculator', {
  datasource: template('Loyalty Points Settings', {
    ...loyaltyTitles,
    Products: multilist(product, { required: true, source: '/items/calculators/loyalty-points/Products' }),
    ApplyNow: link(),
  }),
});
