import { homeFinanceCalculator } from '#sitecore/definitions/renderings/home-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { FINANCE_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './HomeFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(homeFinanceCalculator, calculator, [...FINANCE_PHRASES, 'home_fees']);

export type HomeFinanceCalculatorProps = WidgetProps<typeof widget>;
