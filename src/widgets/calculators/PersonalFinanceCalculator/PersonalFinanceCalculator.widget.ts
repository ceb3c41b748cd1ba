import { personalFinanceCalculator } from '#sitecore/definitions/renderings/personal-finance-calculator.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import { FINANCE_PHRASES } from '#src/features/calculator/phrases.ts';
import { defineCalculatorWidget } from '#src/features/calculator/submit/define-calculator-widget.ts';
import { calculator } from './PersonalFinanceCalculator.form.ts';

export const widget = defineCalculatorWidget(personalFinanceCalculator, calculator, [
  ...FINANCE_PHRASES,
  'personal_sub_sector_waits',
  'personal_sub_sector_submits',
  'personal_years',
  'personal_years_are',
  'personal_months_zero',
  'personal_months_one',
  'personal_months_two',
  'personal_months_few',
  'personal_months_many',
  'personal_months_other',
]);

export type PersonalFinanceCalculatorProps = WidgetProps<typeof widget>;
