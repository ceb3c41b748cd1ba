import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { mapResult } from '#sitecore/contracts/result.ts';
import { autoLeaseRequest, usualDeduction } from '#src/domain/calculators/auto-lease.ts';
import { presentResult } from '#src/features/calculator/result/present-result.ts';
import {
  defineSubmission,
  type PresentedResult,
  type ResultFormat,
} from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculateAutoLease, type LeaseFigures } from '#src/services/calculators.ts';
import { calculator, result } from './AutoLeaseCalculator.form.ts';
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
    const response = await calculateAutoLease(autoLeaseRequest(inputs), options);
    const deduction = usualDeduction(inputs);
    return mapResult(response, (figures): Lease => ({ ...figures, deduction, isCalculated: true }));
  },
  empty: { instalment: 0, financeAmount: 0, balloon: 0, totalAmountPayable: 0, tenure: 0, isCalculated: false },
  present,
});

function present(lease: Lease, format: Format): PresentedResult {
  const { instalment, financeAmount: amount, balloon, totalAmountPayable: total, isCalculated, deduction } = lease;
  const { phrases } = format;
  const tenure = roundHalfUp(lease.tenure, 0);
  const { spoken, ...content } = presentResult(result, { instalment, amount, balloon, total, tenure }, format);
  if (isCalculated && amount === 0)
    return { ...content, sentence: phrases.lease_nothing, spoken: phrases.lease_nothing };
  const deducted = deduction === undefined ? '' : fill(phrases.lease_deducted, { amount: format.spoken(deduction) });
  return { ...content, ...(deducted && { sentence: deducted }), spoken: `${spoken} ${deducted}` };
}
