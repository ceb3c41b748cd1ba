import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { autoLeaseRequest, usualDeduction } from '#src/domain/calculators/auto-lease.ts';
import { presentResult, withRejection, withSentence } from '#src/features/calculator/result/present-result.ts';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { calculateAutoLease } from '#src/services/calculators.ts';
import { calculator, result } from './AutoLeaseCalculator.form.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

/** Requests the cost of a lease from the bank and shows it in whole riyals and whole months. */
export const submission = defineSubmission(calculator, {
  submit: (inputs, _settings: object, options) => calculateAutoLease(autoLeaseRequest(inputs), options),
  empty: { instalment: 0, amount: 0, balloon: 0, total: 0, tenure: 0 },
  present: (lease, format: ResultFormat<AutoLeaseCalculatorProps['phrases']>, submitted) => {
    const { phrases, spoken } = format;
    const content = presentResult(result, { ...lease, tenure: roundHalfUp(lease.tenure, 0) }, format);
    if (submitted && lease.amount === 0) return withRejection(content, phrases.lease_nothing);
    const deduction = submitted && usualDeduction(submitted.inputs);
    return deduction === undefined
      ? content
      : withSentence(content, fill(phrases.lease_deducted, { amount: spoken(deduction) }));
  },
});
