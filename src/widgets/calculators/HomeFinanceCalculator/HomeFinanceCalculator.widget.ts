import { homeFinanceCalculator } from '#sitecore/definitions/renderings/home-finance-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { FINANCE_WORDS, FORM_WORDS, PURCHASE_WORDS } from '#src/features/calculator/words.ts';

export const widget = defineWidget(homeFinanceCalculator, {
  client: 'visible',
  dictionary: [
    ...FORM_WORDS,
    ...FINANCE_WORDS,
    ...PURCHASE_WORDS,
    'home_about',
    'home_value',
    'home_value_hint',
    'home_fees',
    'auto_calculate',
    'Invalid_PropertyValue',
  ],
});

export type HomeFinanceCalculatorProps = WidgetProps<typeof widget>;
