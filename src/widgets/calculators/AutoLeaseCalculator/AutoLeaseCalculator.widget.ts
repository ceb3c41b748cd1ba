import { autoLeaseCalculator } from '#sitecore/definitions/renderings/auto-lease-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { MONTHS_PHRASES } from '#src/features/calculator/phrases.ts';
import { calculator } from './AutoLeaseCalculator.form.ts';

export const widget = defineCalculatorWidget(autoLeaseCalculator, calculator, [
  ...MONTHS_PHRASES,
  'calculator_instalment',
  'calculator_finance_amount',
  'calculator_balloon',
  'calculator_total',
  'lease_most',
  'lease_tenure',
  'lease_nothing',
  'lease_note',
  'lease_spoken',
  'lease_deducted',
  'Invalid_BalloonPayment_Share',
  'Invalid_BalloonPayment_Financed',
]);

export type AutoLeaseCalculatorProps = WidgetProps<typeof widget>;
