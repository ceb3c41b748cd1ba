import { SubmitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './DepositProfitCalculator.form.ts';
import type { DepositProfitCalculatorProps } from './DepositProfitCalculator.widget.ts';

const load = async () => (await import('./DepositProfitCalculator.submit.tsx')).submission;

/** Renders the calculator of a term deposit's profit, agreed or expected, with the days on which it is paid. */
export const DepositProfitCalculator = (props: DepositProfitCalculatorProps) => (
  <SubmitCalculator calculator={calculator} load={load} widget={props} />
);
