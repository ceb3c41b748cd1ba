import { autoLeaseCalculator } from '#sitecore/definitions/renderings/auto-lease-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { pluralKeys } from '#src/i18n/phrase.ts';
import { calculator } from './AutoLeaseCalculator.form.ts';

export const widget = defineCalculatorWidget(autoLeaseCalculator, calculator, [
  ...pluralKeys('calculator_months'),
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
