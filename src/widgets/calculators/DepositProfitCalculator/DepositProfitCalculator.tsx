import { SubmitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { calculator } from './DepositProfitCalculator.form.ts';
import type { DepositProfitCalculatorProps } from './DepositProfitCalculator.widget.ts';

const load = async () => (await import('./DepositProfitCalculator.submit.tsx')).submission;

/** Renders the calculator of a term deposit's profit, agreed or expected, with the days on which it is paid. */
export const DepositProfitCalculator = (props: DepositProfitCalculatorProps) => (
  <SubmitCalculator
    calculator={calculator}
    load={load}
    widget={props}
    extras={() => ({ depositAmount: limitHint(props) })}
  />
);

/** Returns the hint with the author's limits; none without a least amount. */
function limitHint({ fields: { MinAmount, MaxAmount }, phrases, page: { language } }: DepositProfitCalculatorProps) {
  if (MinAmount === null) return {};
  const phrase = MaxAmount === null ? phrases.deposit_least : phrases.deposit_limits;
  const [min, max] = [formatNumber(MinAmount, language), formatNumber(MaxAmount ?? 0, language)];
  return { hint: fill(phrase, { min, max }) };
}
