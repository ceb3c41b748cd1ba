import { autoFinanceCalculator } from '#sitecore/definitions/renderings/auto-finance-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { FINANCE_WORDS, FORM_WORDS, PURCHASE_WORDS } from '#src/features/calculator/words.ts';

export const widget = defineWidget(autoFinanceCalculator, {
  client: 'visible',
  dictionary: [
    ...FORM_WORDS,
    ...FINANCE_WORDS,
    ...PURCHASE_WORDS,
    'auto_about_car',
    'auto_car_value',
    'auto_car_value_hint',
    'auto_calculate',
    'Invalid_CarValue',
  ],
});

export type AutoFinanceCalculatorProps = WidgetProps<typeof widget>;
