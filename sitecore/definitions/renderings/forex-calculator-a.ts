import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { forexCard } from '../templates/forex.ts';

/** Rates are fractions, 0.0275, or percentages with their sign, 2.75%. */
export const forexCalculatorA = rendering('ForexCalculatorA', {
  datasource: template('Forex A Settings', {
    ForexCards: multilist(forexCard, { source: '/items/currencies/rates' }),
    MarkUpFeeRate: text({ required: true, shared: true }),
    ApplyNow: link(),
  }),
});
