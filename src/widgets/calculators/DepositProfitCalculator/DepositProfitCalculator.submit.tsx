import { depositProfit } from '#sitecore/contracts/deposit-profit.ts';
import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { isExpectedProfit, rateField } from '#src/domain/calculators/term-deposit.ts';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import { PaymentTable } from '#src/features/calculator/schedule/PaymentTable.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { callService } from '#src/services/call-service.ts';
import { agreed, calculator, expected } from './DepositProfitCalculator.form.ts';
import type { DepositProfitCalculatorProps } from './DepositProfitCalculator.widget.ts';

/** Requests the profit of a deposit at the author's rate from the bank; that of a wakalah is expected, not agreed. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Pick<DepositProfitCalculatorProps, 'fields'>, options) => {
    const { depositAmount: principal, depositTerm: tenure, depositPayout: payout } = inputs;
    const term = fields.Term.find((one) => one.fields.Months === tenure);
    const profitRate = term?.fields[rateField(inputs.depositType)];
    if (profitRate == null) return failure('no rate');
    const response = await callService(depositProfit, { principal, tenure, profitRate, payout }, options);
    return mapResult(response, ({ result }) => result);
  },
  empty: { Profit: 0, ProfitRate: 0, MaturityAmount: 0, MaturityDate: '', Payments: [] },
  present: (deposit, format: ResultFormat<DepositProfitCalculatorProps['phrases']>, submitted) => {
    const { Profit: profit, ProfitRate: rate, MaturityAmount: amount, MaturityDate: day } = deposit;
    const figures = { profit, rate, amount, day };
    const isExpected = isExpectedProfit(submitted?.inputs.depositType);
    return isExpected ? presentResult(expected, figures, format) : presentResult(agreed, figures, format);
  },
  /** Renders the days on which profit is paid, the principal with the last one. */
  more: ({ Payments }, { phrases, id, ...format }, { inputs: { depositType, depositAmount } }) => (
    <PaymentTable
      id={`${id}-payments`}
      title={phrases.deposit_schedule}
      csvName={phrases.deposit_csv_name}
      columns={[
        { id: 'Date', label: phrases.deposit_day, kind: 'day' },
        { id: 'Days', label: phrases.deposit_days, kind: 'number' },
        {
          id: 'Profit',
          label: phrases[(isExpectedProfit(depositType) ? expected : agreed).figures.profit.label],
          kind: 'money',
        },
        { id: 'Principal', label: phrases.deposit_principal, kind: 'money' },
      ]}
      payments={Payments.map((one, index) => ({
        ...one,
        Principal: index === Payments.length - 1 ? depositAmount : 0,
      }))}
      phrases={phrases}
      format={format}
    />
  ),
});
