import { icon } from '../fields/icon.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { loyaltyTitles } from '../templates/loyalty.ts';

/** A card that earns `PointGained` miles for each full `RiyalSpent` riyals; a value that is no number earns none. */
const spendCard = template('Points By Spend Card', {
  Title: text({ required: true }),
  Icon: icon(),
  RiyalSpent: text({ shared: true }),
  PointGained: text({ shared: true }),
});

/** The miles earned by a month's spending, by card. */
export const loyaltyMilesCalculator = rendering('LoyaltyMilesCalculator', {
  datasource: template('Loyalty Miles Settings', {
    ...loyaltyTitles,
    Cards: multilist(spendCard, { required: true, source: '/items/calculators/loyalty-miles/Cards' }),
    ApplyNow: link(),
  }),
});
