import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Amounts in riyals a month; spelt as in Sitecore. */
const category = template('Cashback Category', {
  icon: image(),
  name: text({ required: true }),
  /** What stands in the field at first; 0 unless set. */
  amount: text({ shared: true }),
  /** For information alone. */
  maxAmount: text({ shared: true }),
  /** No cap unless above 0. */
  maxCashback: text({ shared: true }),
  /** Where the slider ends. */
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
    Categories: multilist(category),
    ApplyNow: link(),
  }),
});
