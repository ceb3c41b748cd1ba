import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Amounts in riyals a month. */
const card = template('Business Cashback Card', {
  Icon: image(),
  Title: text({ required: true }),
  /** LOI is the category whose cashback is not rounded to whole riyals. */
  Code: text({ shared: true }),
  /** For information only. */
  MaxAmount: text({ shared: true }),
  /** The maximum of the slider. */
  ScrollLimit: text({ shared: true }),
  ThresholdAmount: text({ shared: true }),
  /** Rates are fractions, 0.02, or percentages with their sign, 2%. */
  HighThresholdRate: text({ required: true, shared: true }),
  LowThresholdRate: text({ shared: true }),
});

export const businessCashbackCalculator = rendering('BusinessCashbackCalculator', {
  datasource: template('Business Cashback Settings', {
    Title: text({ required: true }),
    SubTitle: text(),
    /** No cap unless above 0. */
    MaxMonthlyCashback: text({ shared: true }),
    MaxYearlyCashback: text({ shared: true }),
    Cards: multilist(card, { source: '/items/calculators/business-cashback/Cards' }),
    ApplyNow: link(),
  }),
});
