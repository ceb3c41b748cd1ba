import { homeFinanceCalculator } from '#sitecore/definitions/renderings/home-finance-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { selectLists } from '#src/features/calculator/finance/select-lists.ts';
import {
  NEEDS_SCRIPT_PHRASES,
  FINANCE_PHRASES,
  FORM_PHRASES,
  PURCHASE_PHRASES,
} from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(homeFinanceCalculator, {
  client: 'visible',
  dictionary: [
    ...NEEDS_SCRIPT_PHRASES,
    ...FORM_PHRASES,
    ...FINANCE_PHRASES,
    ...PURCHASE_PHRASES,
    'home_about',
    'home_value',
    'home_value_hint',
    'home_fees',
    'auto_calculate',
    'Field_Is_Required_propertyValue',
    'Invalid_PropertyValue',
  ],
  serverDictionary: ['auto_edited'],
  selectFields: (fields) => ({ ...fields, ...selectLists(fields) }),
});

export type HomeFinanceCalculatorProps = WidgetProps<typeof widget>;
