import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Amounts in riyals a month; names as spelt in Sitecore. */
const category = template('Cashback Category', {
  icon: image(),
  name: text({ required: true }),
  /** The initial value of the field; 0 by default. */
  amount: text({ shared: true }),
  /** For information only. */
  maxAmount: text({ shared: true }),
  /** No cap unless above 0. */
  maxCashback: text({ shared: true }),
  /** The maximum of the slider. */
  scrollLimit: text({ shared: true }),
  /** Percent. */
  rate: text({ required: true, shared: true }),
});

export const simpleCashbackCalculator = rendering('SimpleCashbackCalculator', {
  datasource: template('Cashback Settings', {
    Title: text({ required: true }),
    SubTitle: text(),
    /** No cap unless above 0. */
    MaxMonthlyCashback: text({ shared: true }),
    MaxYearlyCashback: text({ shared: true }),
    Categories: multilist(category, { source: '/items/calculators/cashback/Categories' }),
    ApplyNow: link(),
  }),
});
