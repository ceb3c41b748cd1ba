import { creditCardCalculator } from '#sitecore/definitions/renderings/credit-card-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { pluralKeys } from '#src/i18n/phrase.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './CreditCardCalculator.form.ts';

export const widget = defineCalculatorWidget(creditCardCalculator, calculator, [
  ...pluralKeys('calculator_months'),
  'calculator_apr',
  'credit_period',
  'credit_of',
  'credit_note',
  'credit_spoken',
]);

export type CreditCardCalculatorProps = WidgetProps<typeof widget>;
