import { autoLeaseCalculator } from '#sitecore/definitions/renderings/auto-lease-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { GRANT_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator, result } from './AutoLeaseCalculator.form.ts';

export const widget = defineCalculatorWidget(autoLeaseCalculator, calculator, [
  ...result.phrases,
  ...GRANT_PHRASES,
  'lease_nothing',
  'lease_deducted',
  'lease_refused',
  'lease_limit_salary',
  'lease_limit_salary_taken',
  'lease_limit_odometer',
  'lease_limit_paid',
]);

export type AutoLeaseCalculatorProps = WidgetProps<typeof widget>;
