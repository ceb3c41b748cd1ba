import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './AutoLeaseCalculator.form.ts';

const load = async () => (await import('./AutoLeaseCalculator.submit.tsx')).submission;

/** Renders the calculator of a pre-owned car's lease: its monthly and total cost, within the salary's limit. */
export const AutoLeaseCalculator = submitCalculator(calculator, load);
