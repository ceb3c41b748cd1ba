import { propertyFinanceCalculator } from '#sitecore/definitions/renderings/property-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { GRANT_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator, result } from './PropertyFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(propertyFinanceCalculator, calculator, [
  ...result.phrases,
  ...GRANT_PHRASES,
  'property_paid',
  'property_refused',
  'property_limit_yield',
  'property_limit_value',
  'property_limit_counted',
  'property_limit_rent',
  'property_nothing',
]);

export type PropertyFinanceCalculatorProps = WidgetProps<typeof widget>;
