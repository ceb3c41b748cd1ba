import { depositProfit, type DepositProfitResult } from '#sitecore/contracts/deposit-profit.ts';
import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import { PaymentTable } from '#src/features/calculator/schedule/PaymentTable.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { callService } from '#src/services/call-service.ts';
import { agreed, calculator, expected, isWakalah } from './DepositProfitCalculator.form.ts';
import type { DepositProfitCalculatorProps } from './DepositProfitCalculator.widget.ts';

/** Figures of a deposit, in riyals and percent; the profit of a wakalah is expected. */
type Deposit = DepositProfitResult & { readonly principal: number; readonly isExpected: boolean };

type Format = ResultFormat<DepositProfitCalculatorProps['phrases']>;

const NO_FIGURES: DepositProfitResult = { Profit: 0, ProfitRate: 0, MaturityAmount: 0, MaturityDate: '', Payments: [] };

/** Requests the profit of a deposit at the author's rate from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Pick<DepositProfitCalculatorProps, 'fields'>, options) => {
    const { depositAmount: principal, depositTerm: tenure, depositPayout: payout } = inputs;
    const isExpected = isWakalah(inputs.depositType);
    const term = fields.Term.find((one) => one.fields.Months === tenure)?.fields;
    const profitRate = isExpected ? term?.WakalahRate : term?.MurabahaRate;
    if (profitRate == null) return failure('no rate');
    const response = await callService(depositProfit, { principal, tenure, profitRate, payout }, options);
    return mapResult(response, ({ result }): Deposit => ({ ...result, principal, isExpected }));
  },
  empty: { ...NO_FIGURES, principal: 0, isExpected: false },
  present: ({ Profit: profit, ProfitRate: rate, isExpected, ...deposit }, format: Format) => {
    const figures = { profit, rate, amount: deposit.MaturityAmount, day: deposit.MaturityDate };
    return isExpected ? presentResult(expected, figures, format) : presentResult(agreed, figures, format);
  },
  /** Renders the days on which profit is paid, the principal with the last one. */
  more: ({ Payments, principal, isExpected }, { phrases, id, ...format }) => (
    <PaymentTable
      id={`${id}-payments`}
      title={phrases.deposit_schedule}
      csvName={phrases.deposit_csv_name}
      columns={[
        { id: 'Date', label: phrases.deposit_day, kind: 'day' },
        { id: 'Days', label: phrases.deposit_days, kind: 'number' },
        { id: 'Profit', label: isExpected ? phrases.deposit_expected : phrases.deposit_profit, kind: 'money' },
        { id: 'Principal', label: phrases.deposit_principal, kind: 'money' },
      ]}
      payments={Payments.map((one, index) => ({ ...one, Principal: index === Payments.length - 1 ? principal : 0 }))}
      phrases={phrases}
      format={format}
    />
  ),
});
