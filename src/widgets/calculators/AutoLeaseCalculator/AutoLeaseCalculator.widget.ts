import { autoLeaseCalculator } from '#sitecore/definitions/renderings/auto-lease-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator, result } from './AutoLeaseCalculator.form.ts';

export const widget = defineCalculatorWidget(autoLeaseCalculator, calculator, [
  ...result.phrases,
  'lease_nothing',
  'lease_deducted',
]);

export type AutoLeaseCalculatorProps = WidgetProps<typeof widget>;
