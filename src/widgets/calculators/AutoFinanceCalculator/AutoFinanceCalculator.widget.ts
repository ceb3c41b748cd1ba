import { autoFinanceCalculator } from '#sitecore/definitions/renderings/auto-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { FINANCE_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './AutoFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(autoFinanceCalculator, calculator, FINANCE_PHRASES);

export type AutoFinanceCalculatorProps = WidgetProps<typeof widget>;
