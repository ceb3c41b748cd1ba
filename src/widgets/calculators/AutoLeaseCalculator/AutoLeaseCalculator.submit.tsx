import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { autoLeaseRequest, usualDeduction } from '#src/domain/calculators/auto-lease.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import { calculateAutoLease, type LeaseFigures } from '#src/services/calculators.ts';
import { failure, success } from '#sitecore/contracts/result.ts';
import type { ResultContent } from '#src/ui/result/ResultFigures.tsx';
import { calculator } from './AutoLeaseCalculator.form.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

/** Figures of a lease. */
interface Lease extends LeaseFigures {
  /** False before the first calculation. */
  readonly isCalculated: boolean;
  /** Riyals of the usual down payment, where the visitor entered none. */
  readonly usualDownPayment?: number | undefined;
}

type Format = ResultFormat<AutoLeaseCalculatorProps['phrases']>;

/** Requests the cost of a lease from the bank and shows it in whole riyals and whole months. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, _settings: object, options) => {
    const request = autoLeaseRequest(inputs);
    if (!request) return failure('incomplete values');
    const result = await calculateAutoLease(request, options);
    if (!result.ok) return result;
    return success<Lease>({ ...result.value, isCalculated: true, usualDownPayment: usualDeduction(inputs) });
  },
  empty: { instalment: 0, financeAmount: 0, balloon: 0, totalAmountPayable: 0, tenure: 0, isCalculated: false },
  present,
});

function present(lease: Lease, format: Format): ResultContent {
  const { phrases, language } = format;
  const { instalment, financeAmount, balloon, totalAmountPayable, isCalculated } = lease;
  const money = (amount: number) => riyals(amount, language);
  const tenure = plural(phrases, 'calculator_months', roundHalfUp(lease.tenure, 0), language);
  const isRejected = isCalculated && financeAmount === 0;
  const deduction = deductionOf(lease, format);
  return {
    label: phrases.calculator_instalment,
    figure: money(instalment),
    ...(isRejected ? { sentence: phrases.lease_nothing } : deduction && { sentence: deduction }),
    pairs: [
      { id: 'amount', label: phrases.calculator_finance_amount, value: money(financeAmount) },
      { id: 'balloon', label: phrases.calculator_balloon, value: money(balloon) },
      { id: 'total', label: phrases.calculator_total, value: money(totalAmountPayable) },
      { id: 'tenure', label: phrases.lease_tenure, value: tenure },
    ],
    note: phrases.lease_note,
    spoken: isRejected
      ? phrases.lease_nothing
      : [
          fill(phrases.lease_spoken, {
            instalment: spokenMoney(instalment, language),
            tenure,
            total: spokenMoney(totalAmountPayable, language),
          }),
          deduction,
        ].join(' '),
  };
}

/** Returns the sentence on the usual down payment that was deducted; an empty text where the visitor entered one. */
const deductionOf = ({ usualDownPayment }: Lease, { phrases, language }: Format): string =>
  usualDownPayment === undefined
    ? ''
    : fill(phrases.lease_deducted, { amount: spokenMoney(usualDownPayment, language) });
