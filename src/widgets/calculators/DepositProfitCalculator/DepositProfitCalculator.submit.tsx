import { depositProfit, type DepositProfitResult } from '#sitecore/contracts/deposit-profit.ts';
import { failure, mapResult } from '#sitecore/contracts/result.ts';
import { PaymentTable } from '#src/features/calculator/schedule/PaymentTable.tsx';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { callService } from '#src/services/call-service.ts';
import { calculator, isWakalah } from './DepositProfitCalculator.form.ts';
import type { DepositProfitCalculatorProps } from './DepositProfitCalculator.widget.ts';

/** Figures of a deposit, in riyals and percent. */
interface Deposit extends DepositProfitResult {
  readonly principal: number;
  /** True for a wakalah, whose profit nobody promises. */
  readonly isExpected: boolean;
}

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
  present,
  more,
});

/** Returns the texts of an agreed profit, or of an expected one. */
const textsOf = ({ isExpected }: Deposit, { phrases }: Format) => ({
  profit: isExpected ? phrases.deposit_expected : phrases.deposit_profit,
  rate: isExpected ? phrases.deposit_expected_rate : phrases.deposit_rate,
  note: isExpected ? phrases.deposit_expected_note : phrases.deposit_note,
  spoken: isExpected ? phrases.deposit_expected_spoken : phrases.deposit_spoken,
});

function present(deposit: Deposit, format: Format): PresentedResult {
  const { Profit, ProfitRate, MaturityAmount, MaturityDate } = deposit;
  const { phrases, money, spoken, percent } = format;
  const texts = textsOf(deposit, format);
  const rate = percent(ProfitRate);
  const day = MaturityDate === '' ? '–' : format.day(MaturityDate);
  return {
    label: texts.profit,
    figure: money(Profit, 2),
    pairs: [
      { id: 'rate', label: texts.rate, value: rate },
      { id: 'amount', label: phrases.deposit_maturity_amount, value: money(MaturityAmount, 2) },
      { id: 'day', label: phrases.deposit_maturity_day, value: day },
    ],
    note: texts.note,
    spoken: fill(texts.spoken, { profit: spoken(Profit, 2), rate, amount: spoken(MaturityAmount, 2), day }),
  };
}

/** Renders the days on which profit is paid, the principal with the last one. */
function more(deposit: Deposit, format: Format & { readonly id: string }) {
  const { phrases, id } = format;
  const last = deposit.Payments.at(-1);
  return (
    <PaymentTable
      id={`${id}-payments`}
      title={phrases.deposit_schedule}
      csvName={phrases.deposit_csv_name}
      columns={[
        { id: 'day', label: phrases.deposit_day, kind: 'day', valueOf: ({ Date }) => Date },
        { id: 'days', label: phrases.deposit_days, kind: 'number', valueOf: ({ Days }) => Days },
        { id: 'profit', label: textsOf(deposit, format).profit, kind: 'money', valueOf: ({ Profit }) => Profit },
        {
          id: 'principal',
          label: phrases.deposit_principal,
          kind: 'money',
          valueOf: (payment) => (payment === last ? deposit.principal : 0),
        },
      ]}
      payments={deposit.Payments}
      phrases={phrases}
      format={format}
    />
  );
}
