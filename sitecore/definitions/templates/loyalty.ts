import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** What a point of a product is worth: riyals, written as a number. The call of point ratios answers these items. */
export const pointRatio = template('Point Ratio', {
  Title: text({ required: true }),
  Ratio: text({ shared: true }),
});

/** Point ratios, in the order in which they are offered. */
export const pointRatioList = template('Point Ratio List', { items: children(pointRatio) });

/** What every loyalty calculator is called. */
export const loyaltyTitles = {
  Title: text({ required: true }),
  SubTitle: text({ multiline: true }),
};
