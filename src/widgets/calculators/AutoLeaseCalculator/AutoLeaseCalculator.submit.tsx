import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { mapResult } from '#sitecore/contracts/result.ts';
import { autoLeaseRequest, usualDeduction } from '#src/domain/calculators/auto-lease.ts';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill, plural } from '#src/i18n/phrase.ts';
import { calculateAutoLease, type LeaseFigures } from '#src/services/calculators.ts';
import { calculator } from './AutoLeaseCalculator.form.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

/** Figures of a lease. */
interface Lease extends LeaseFigures {
  /** False before the first calculation. */
  readonly isCalculated: boolean;
  /** Riyals of the usual down payment, where the visitor entered none. */
  readonly deduction?: number | undefined;
}

type Format = ResultFormat<AutoLeaseCalculatorProps['phrases']>;

/** Requests the cost of a lease from the bank and shows it in whole riyals and whole months. */
export const submission = defineSubmission(calculator, {
  submit: async (inputs, _settings: object, options) => {
    const result = await calculateAutoLease(autoLeaseRequest(inputs), options);
    const deduction = usualDeduction(inputs);
    return mapResult(result, (figures): Lease => ({ ...figures, deduction, isCalculated: true }));
  },
  empty: { instalment: 0, financeAmount: 0, balloon: 0, totalAmountPayable: 0, tenure: 0, isCalculated: false },
  present,
});

function present(lease: Lease, { phrases, language, money, spoken }: Format): PresentedResult {
  const { instalment, financeAmount, balloon, totalAmountPayable: total, isCalculated, deduction } = lease;
  const tenure = plural(phrases, 'calculator_months', roundHalfUp(lease.tenure, 0), language);
  const deducted = deduction === undefined ? '' : fill(phrases.lease_deducted, { amount: spoken(deduction) });
  const figures = fill(phrases.lease_spoken, { instalment: spoken(instalment), tenure, total: spoken(total) });
  const isRejected = isCalculated && financeAmount === 0;
  const sentence = isRejected ? phrases.lease_nothing : deducted;
  return {
    label: phrases.calculator_instalment,
    figure: money(instalment),
    ...(sentence && { sentence }),
    pairs: [
      { id: 'amount', label: phrases.calculator_finance_amount, value: money(financeAmount) },
      { id: 'balloon', label: phrases.calculator_balloon, value: money(balloon) },
      { id: 'total', label: phrases.calculator_total, value: money(total) },
      { id: 'tenure', label: phrases.lease_tenure, value: tenure },
    ],
    note: phrases.lease_note,
    spoken: isRejected ? phrases.lease_nothing : `${figures} ${deducted}`,
  };
}
