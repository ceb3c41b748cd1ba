import { creditCardCalculator } from '#sitecore/definitions/renderings/credit-card-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator, result } from './CreditCardCalculator.form.ts';

export const widget = defineCalculatorWidget(creditCardCalculator, calculator, [...result.phrases, 'credit_of']);

export type CreditCardCalculatorProps = WidgetProps<typeof widget>;
