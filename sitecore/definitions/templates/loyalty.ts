import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** The value of a product's point in riyals, as a number. The service call of point ratios returns these items. */
export const pointRatio = template('Point Ratio', {
  Title: text({ required: true }),
  Ratio: text({ shared: true }),
});

/** Point ratios, in the order in which they are listed. */
export const pointRatioList = template('Point Ratio List', { items: children(pointRatio) });

/** Title fields of every loyalty calculator. */
export const loyaltyTitles = {
  Title: text({ required: true }),
  SubTitle: text({ multiline: true }),
};
