import { personalFinanceCalculator } from '#sitecore/definitions/renderings/personal-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { FINANCE_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './PersonalFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(personalFinanceCalculator, calculator, FINANCE_PHRASES);

export type PersonalFinanceCalculatorProps = WidgetProps<typeof widget>;
