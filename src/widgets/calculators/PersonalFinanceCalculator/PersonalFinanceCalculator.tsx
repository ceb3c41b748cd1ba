import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './PersonalFinanceCalculator.form.ts';

const load = async () => (await import('./PersonalFinanceCalculator.submit.tsx')).submission;

/** Renders the calculator of the monthly payment a salary allows and the amount it finances at the bank's rate, with the repayment schedule. */
export const PersonalFinanceCalculator = submitCalculator(calculator, load);
