import { propertyFinanceCalculator } from '#sitecore/definitions/renderings/property-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator, result } from './PropertyFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(propertyFinanceCalculator, calculator, [
  ...result.phrases,
  'property_paid',
  'property_reduced',
  'property_nothing',
]);

export type PropertyFinanceCalculatorProps = WidgetProps<typeof widget>;
