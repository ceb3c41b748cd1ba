import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './DepositProfitCalculator.form.ts';

const load = async () => (await import('./DepositProfitCalculator.submit.tsx')).submission;

/** Renders the calculator of a term deposit's profit, agreed or expected, with the days on which it is paid. */
export const DepositProfitCalculator = submitCalculator(calculator, load);
