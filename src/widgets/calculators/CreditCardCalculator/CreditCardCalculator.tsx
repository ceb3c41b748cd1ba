import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './CreditCardCalculator.form.ts';

const load = async () => (await import('./CreditCardCalculator.submit.tsx')).submission;

/** Renders the calculator of a credit card's annual cost and its repayment period at the minimum payments. */
export const CreditCardCalculator = submitCalculator(calculator, load);
