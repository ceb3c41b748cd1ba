import { rateField } from '#src/domain/calculators/term-deposit.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { dayFigure, defineResult, moneyFigure, percentFigure } from '#src/features/calculator/result/result-schema.ts';
import { amount, choice } from '#src/features/form/schema.ts';

/** A term deposit: its contract, the amount, the term and when its profit is paid. */
export const calculator = defineCalculator({
  name: 'DepositProfitCalculator',
  fields: {
    depositType: choice({ label: 'deposit_type', list: 'DepositType', initial: 'Murabaha', wide: true }),
    depositAmount: amount({
      label: 'deposit_amount',
      hint: ['deposit_limits', 'deposit_least'],
      invalid: 'Invalid_DepositAmount',
      min: 'MinAmount',
      max: 'MaxAmount',
      positive: true,
    }),
    depositPayout: choice({ label: 'deposit_payout', list: 'Payout', initial: 'Maturity', select: true }),
    depositTerm: choice({
      label: 'deposit_term',
      list: 'Term',
      value: 'Months',
      initial: '12',
      numeric: true,
      wide: true,
      where: (term, { depositType }) => term[rateField(depositType)] !== '',
    }),
  },
  groups: [{ title: 'deposit_about', fields: ['depositType', 'depositAmount', 'depositPayout', 'depositTerm'] }],
  submitLabel: 'deposit_calculate',
  emptyText: 'deposit_empty_text',
});

const MATURITY = {
  amount: moneyFigure('deposit_maturity_amount', 2),
  day: dayFigure('deposit_maturity_day'),
} as const;

/** Result of an agreed profit. */
export const agreed = defineResult({
  figures: { profit: moneyFigure('deposit_profit', 2), rate: percentFigure('deposit_rate'), ...MATURITY },
  note: 'deposit_note',
  spoken: 'deposit_spoken',
});

/** Result of an expected profit, which nobody promises. */
export const expected = defineResult({
  figures: { profit: moneyFigure('deposit_expected', 2), rate: percentFigure('deposit_expected_rate'), ...MATURITY },
  note: 'deposit_expected_note',
  spoken: 'deposit_expected_spoken',
});
