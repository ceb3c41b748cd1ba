import { SubmitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './CreditCardCalculator.form.ts';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

const load = async () => (await import('./CreditCardCalculator.submit.tsx')).submission;

/** Renders the calculator of a credit card's annual cost and its repayment period at the minimum payments. */
export const CreditCardCalculator = (props: CreditCardCalculatorProps) => (
  <SubmitCalculator calculator={calculator} load={load} widget={props} />
);
