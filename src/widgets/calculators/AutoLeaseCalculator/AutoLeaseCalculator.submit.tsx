import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { percentOf, type Riyals } from '#sitecore/rules/finance/units.ts';
import {
  autoLeaseRequest,
  dueAtSigning,
  type LeaseLimit,
  requestedAmount,
  usualDeduction,
} from '#src/domain/calculators/auto-lease.ts';
import { withGrant } from '#src/features/calculator/result/present-grant.ts';
import { presentResult, withRejection, withSentence } from '#src/features/calculator/result/present-result.ts';
import { defineSubmission, type ResultFormat } from '#src/features/calculator/submit/submission.tsx';
import { fill } from '#src/i18n/phrase.ts';
import { plainPercent } from '#src/i18n/numbers.ts';
import { calculateAutoLease, type LeaseFigures } from '#src/services/calculators.ts';
import { calculator, result } from './AutoLeaseCalculator.form.ts';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

type Format = ResultFormat<AutoLeaseCalculatorProps['phrases']>;

/** Requests the cost of a lease from the bank and shows it in whole riyals and whole months. */
export const submission = defineSubmission(calculator, {
  submit: (inputs, _settings: object, options) => calculateAutoLease(autoLeaseRequest(inputs), options),
  empty: { instalment: 0, amount: 0, balloon: 0, total: 0, tenure: 0 },
  present: ({ limit, ...lease }: LeaseFigures, format: Format, submitted) => {
    const content = presentResult(result, { ...lease, tenure: roundHalfUp(lease.tenure, 0) }, format);
    if (!submitted) return content;
    const { phrases, spoken } = format;
    const { inputs } = submitted;
    const limitText = limit ? limitSentence(limit, inputs, format) : '';
    if (lease.amount === 0)
      return withRejection(content, limit ? `${phrases.lease_refused} ${limitText}` : phrases.lease_nothing);
    const deduction = usualDeduction(inputs);
    const deducted = deduction === undefined ? '' : fill(phrases.lease_deducted, { amount: spoken(deduction) });
    const grant = {
      requested: requestedAmount(inputs),
      granted: lease.amount,
      dueAtSigning: dueAtSigning(inputs, lease),
      limit: limitText,
    };
    return withSentence(withGrant(content, grant, format), deducted);
  },
});

/** Returns the sentence on the limit of a lease, with its figures. */
function limitSentence(
  { kind, value }: LeaseLimit,
  { monthlySalary, currentInstalments }: Readonly<Record<'monthlySalary' | 'currentInstalments', Riyals>>,
  { phrases, language, spoken, number }: Format,
): string {
  if (kind === 'Odometer') return fill(phrases.lease_limit_odometer, { most: number(value) });
  if (kind === 'DownPayment') return phrases.lease_limit_paid;
  const share = percentOf(monthlySalary, value);
  const left = share - currentInstalments;
  return fill(left > 0 ? phrases.lease_limit_salary : phrases.lease_limit_salary_taken, {
    percent: plainPercent(value, language),
    share: spoken(share),
    left: spoken(left),
  });
}
