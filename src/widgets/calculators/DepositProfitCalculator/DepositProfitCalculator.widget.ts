import { depositProfitCalculator } from '#sitecore/definitions/renderings/deposit-profit-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './DepositProfitCalculator.form.ts';

export const widget = defineCalculatorWidget(depositProfitCalculator, calculator, [
  'calculator_sum',
  'calculator_csv',
  'deposit_profit',
  'deposit_rate',
  'deposit_note',
  'deposit_spoken',
  'deposit_expected',
  'deposit_expected_rate',
  'deposit_expected_note',
  'deposit_expected_spoken',
  'deposit_maturity_amount',
  'deposit_maturity_day',
  'deposit_schedule',
  'deposit_day',
  'deposit_days',
  'deposit_principal',
  'deposit_csv_name',
]);

export type DepositProfitCalculatorProps = WidgetProps<typeof widget>;
