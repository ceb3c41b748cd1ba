import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const category = template('Smart Saving Category', {
  Icon: image(),
  Title: text({ required: true }),
  /** Riyals. */
  DefaultWeeklySpent: text({ shared: true }),
});

/** A way of saving, identified by its position in the list. FINANCE §3.7. */
const calculatorType = template('Smart Savings Type', {
  Title: text({ required: true }),
  /** The categories of this way; by default those of the settings. */
  SmartSavingCategories: multilist(category, { source: '/items/calculators/smart-savings/SmartSavingCategories' }),
});

export const smartSavingsCalculator = rendering('SmartSavingsCalculator', {
  datasource: template('Smart Savings Settings', {
    Title: text({ required: true }),
    SubTitle: text(),
    CalculatorType: multilist(calculatorType, { source: '/items/calculators/smart-savings/CalculatorType' }),
    SmartSavingCategories: multilist(category, { source: '/items/calculators/smart-savings/SmartSavingCategories' }),
    ApplyNow: link(),
  }),
});
