import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './PropertyFinanceCalculator.form.ts';

const load = async () => (await import('./PropertyFinanceCalculator.submit.tsx')).submission;

/** Renders the calculator of the finance that a property's rent repays, and its cost. */
export const PropertyFinanceCalculator = submitCalculator(calculator, load);
