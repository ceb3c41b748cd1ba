import { depositProfitCalculator } from '#sitecore/definitions/renderings/deposit-profit-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { PAYMENT_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { agreed, calculator, expected } from './DepositProfitCalculator.form.ts';

export const widget = defineCalculatorWidget(depositProfitCalculator, calculator, [
  ...agreed.phrases,
  ...expected.phrases,
  ...PAYMENT_PHRASES,
  'deposit_schedule',
  'deposit_day',
  'deposit_days',
  'deposit_principal',
  'deposit_csv_name',
]);

export type DepositProfitCalculatorProps = WidgetProps<typeof widget>;
