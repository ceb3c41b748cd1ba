import { propertyFinanceCalculator } from '#sitecore/definitions/renderings/property-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './PropertyFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(propertyFinanceCalculator, calculator, [
  'calculator_total',
  'property_instalment',
  'property_paid',
  'property_reduced',
  'property_nothing',
  'property_amount',
  'property_profit',
  'property_note',
  'property_spoken',
]);

export type PropertyFinanceCalculatorProps = WidgetProps<typeof widget>;
