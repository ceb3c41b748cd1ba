import { autoFinanceCalculator } from '#sitecore/definitions/renderings/auto-finance-calculator.ts';
import { defineWidget } from '#src/cms/widget.ts';
import { FINANCE_WORDS, FORM_WORDS } from '#src/features/calculator/words.ts';

export const widget = defineWidget(autoFinanceCalculator, {
  wake: 'visible',
  dictionary: [
    ...FORM_WORDS,
    ...FINANCE_WORDS,
    'calculator_about_you',
    'calculator_account_type',
    'calculator_nationality',
    'calculator_salary',
    'calculator_salary_hint',
    'calculator_instalments',
    'calculator_instalments_hint',
    'calculator_balloon_hint',
    'calculator_tenure',
    'calculator_tenure_note',
    'auto_about_car',
    'auto_car_value',
    'auto_car_value_hint',
    'auto_calculate',
    'auto_edited',
    'Invalid_Salary',
    'Invalid_EMI',
    'Invalid_CarValue',
    'Invalid_BalloonPayment',
  ],
});
