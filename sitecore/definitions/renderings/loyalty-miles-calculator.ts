import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

/** Each full `RiyalSpent` riyals bring `PointGained` miles; written as numbers, and what is none brings none. */
const spendCard = template('Points By Spend Card', {
  Title: text({ required: true }),
  Icon: text({ shared: true }),
  RiyalSpent: text({ shared: true }),
  PointGained: text({ shared: true }),
});

/** The miles that a month's spending brings, card by card. */
export const loyaltyMilesCalculator = rendering('LoyaltyMilesCalculator', {
  datasource: template('Loyalty Miles Settings', {
    ...loyaltyTitles,
    Cards: multilist(spendCard, { required: true }),
    ApplyNow: link(),
  }),
});
