import { checkCardFinance } from '#src/domain/calculators/card-finance.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { ACCOUNT_TYPE, NATIONALITY } from '#src/features/calculator/submit/common-fields.ts';
import { defineResult, monthsFigure, percentFigure } from '#src/features/calculator/result/result-schema.ts';
import { amount, choice } from '#src/features/form/schema.ts';

/** A credit card: who holds it, its category and limit, and the share of each statement that is paid. */
export const calculator = defineCalculator({
  name: 'CreditCardCalculator',
  fields: {
    accountType: ACCOUNT_TYPE,
    nationality: NATIONALITY,
    monthlySalary: amount({ label: 'calculator_salary', hint: 'calculator_salary_hint', min: 0 }),
    currentInstalments: amount({ label: 'calculator_instalments', hint: 'calculator_instalments_hint', min: 0 }),
    cardCategory: choice({ label: 'credit_card', list: 'CardCategory', value: 'id', select: true }),
    creditLimit: amount({ label: 'credit_limit', hint: 'credit_limit_hint', invalid: 'Invalid_CreditLimit' }),
    paymentPercentage: choice({
      label: 'credit_payment',
      note: 'credit_payment_note',
      list: 'PaymentPercentage',
      value: 'MinimumPercentage',
      title: 'MinimumPercentage',
      percent: true,
      numeric: true,
      wide: true,
    }),
  },
  groups: [
    {
      title: 'calculator_about_you',
      fields: ['accountType', 'nationality', 'monthlySalary', 'currentInstalments'],
    },
    { title: 'credit_about_card', fields: ['cardCategory', 'creditLimit', 'paymentPercentage'] },
  ],
  validate: checkCardFinance,
  submitLabel: 'credit_calculate',
  emptyText: 'credit_empty_text',
});

/** The asterisks refer to the note. */
export const result = defineResult({
  figures: { apr: percentFigure('calculator_apr', '*'), period: monthsFigure('credit_period', '*') },
  note: 'credit_note',
  spoken: 'credit_spoken',
});
