import { autoFinanceCalculator } from '#sitecore/definitions/renderings/auto-finance-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { selectLists } from '#src/features/calculator/finance/select-lists.ts';
import {
  NEEDS_SCRIPT_PHRASES,
  FINANCE_PHRASES,
  FORM_PHRASES,
  PURCHASE_PHRASES,
} from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(autoFinanceCalculator, {
  client: 'visible',
  dictionary: [
    ...NEEDS_SCRIPT_PHRASES,
    ...FORM_PHRASES,
    ...FINANCE_PHRASES,
    ...PURCHASE_PHRASES,
    'auto_about_car',
    'auto_car_value',
    'auto_car_value_hint',
    'auto_calculate',
    'Field_Is_Required_carValue',
    'Invalid_CarValue',
  ],
  serverDictionary: ['auto_edited'],
  selectFields: (fields) => ({ ...fields, ...selectLists(fields) }),
});

export type AutoFinanceCalculatorProps = WidgetProps<typeof widget>;
