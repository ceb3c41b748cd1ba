import { depositProfit, type DepositProfitResult } from '#sitecore/contracts/deposit-profit.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { CsvButton } from '#src/features/calculator/schedule/CsvButton.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { formatDay } from '#src/i18n/date.ts';
import { formatNumber, formatPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { callService } from '#src/services/call-service.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import { DataTable } from '#src/ui/chart/DataTable.tsx';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { calculator, isWakalah } from './DepositProfitCalculator.form.ts';
import type { DepositProfitCalculatorProps } from './DepositProfitCalculator.widget.ts';

/** Figures of a deposit, in riyals and percent. */
interface Deposit extends DepositProfitResult {
  readonly principal: number;
  /** True for a wakalah, whose profit nobody promises. */
  readonly isExpected: boolean;
}

type Phrases = DepositProfitCalculatorProps['phrases'];

const NO_DEPOSIT: Deposit = {
  principal: 0,
  isExpected: false,
  Profit: 0,
  ProfitRate: 0,
  MaturityAmount: 0,
  MaturityDate: '',
  Payments: [],
};

/** Requests the profit of a deposit at the author's rate from the bank. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, { fields }: Pick<DepositProfitCalculatorProps, 'fields'>, options) => {
    const { depositAmount: principal, depositTerm: tenure, depositPayout: payout } = inputs;
    const isExpected = isWakalah(inputs.depositType);
    const term = fields.Term.find((one) => one.fields.Months === tenure)?.fields;
    const profitRate = isExpected ? term?.WakalahRate : term?.MurabahaRate;
    if (principal === null || tenure === null || profitRate == null) return failure('incomplete values');
    const result = await callService(depositProfit, { principal, tenure, profitRate, payout }, options);
    return result.ok ? success<Deposit>({ ...result.value.result, principal, isExpected }) : result;
  },
  empty: NO_DEPOSIT,
  present,
  more: (deposit, format) => <Payments deposit={deposit} {...format} />,
});

/** Returns the texts of an agreed profit, or of an expected one. */
const textsOf = ({ isExpected }: Deposit, phrases: Phrases) =>
  isExpected
    ? {
        profit: phrases.deposit_expected,
        rate: phrases.deposit_expected_rate,
        note: phrases.deposit_expected_note,
        spoken: phrases.deposit_expected_spoken,
      }
    : {
        profit: phrases.deposit_profit,
        rate: phrases.deposit_rate,
        note: phrases.deposit_note,
        spoken: phrases.deposit_spoken,
      };

function present(deposit: Deposit, { phrases, language }: ResultFormat<Phrases>): ResultContent {
  const { Profit, ProfitRate, MaturityAmount, MaturityDate } = deposit;
  const texts = textsOf(deposit, phrases);
  const rate = formatPercent(ProfitRate, language);
  const day = MaturityDate === '' ? '–' : formatDay(MaturityDate, language);
  const spoken = (amount: number) => spokenMoney(amount, language, { decimals: 2 });
  return {
    label: texts.profit,
    figure: riyals(Profit, language, 2),
    pairs: [
      { id: 'rate', label: texts.rate, value: rate },
      { id: 'amount', label: phrases.deposit_maturity_amount, value: riyals(MaturityAmount, language, 2) },
      { id: 'day', label: phrases.deposit_maturity_day, value: day },
    ],
    note: texts.note,
    spoken: fill(texts.spoken, { profit: spoken(Profit), rate, amount: spoken(MaturityAmount), day }),
  };
}

interface PaymentsProps extends ResultFormat<Phrases> {
  readonly deposit: Deposit;
  readonly id: string;
}

/** Renders the days on which profit is paid, the principal with the last one, with a button to download them as CSV. */
function Payments({ deposit, phrases, language, id }: PaymentsProps) {
  const { Payments: payments, Profit, principal } = deposit;
  const principalAt = (index: number) => (index === payments.length - 1 ? principal : 0);
  const money = (amount: number) => riyals(amount, language, 2);
  const columns = [
    { id: 'day', label: phrases.deposit_day },
    { id: 'days', label: phrases.deposit_days, figures: true },
    { id: 'profit', label: textsOf(deposit, phrases).profit, figures: true },
    { id: 'principal', label: phrases.deposit_principal, figures: true },
  ];
  return (
    <section aria-labelledby={`${id}-payments`} className="border border-line bg-surface p-panel firm-lg">
      <Heading level={2} size="xl" id={`${id}-payments`} className="mb-4">
        {phrases.deposit_schedule}
      </Heading>
      <DataTable
        id={`${id}-payments-table`}
        caption={phrases.deposit_schedule}
        captionHidden
        columns={columns}
        rows={payments.map((one, index) => ({
          id: one.Date,
          cells: [
            formatDay(one.Date, language),
            formatNumber(one.Days, language),
            money(one.Profit),
            money(principalAt(index)),
          ],
        }))}
        sum={[
          phrases.calculator_sum,
          formatNumber(
            payments.reduce((days, { Days }) => days + Days, 0),
            language,
          ),
          money(Profit),
          money(principal),
        ]}
      />
      <CsvButton
        label={phrases.calculator_csv}
        name={phrases.deposit_csv_name}
        rows={[
          columns.map(({ label }) => label),
          ...payments.map((one, index) => [one.Date, one.Days, one.Profit.toFixed(2), principalAt(index).toFixed(2)]),
        ]}
      />
    </section>
  );
}
