import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './HomeFinanceCalculator.form.ts';
import type { HomeFinanceCalculatorProps } from './HomeFinanceCalculator.widget.ts';

const load = async () => (await import('./HomeFinanceCalculator.submit.tsx')).submission;

/** Renders the calculator of a home's monthly and total cost, from the bank's service, with the repayment schedule. */
export const HomeFinanceCalculator = submitCalculator(
  calculator,
  load,
  (params: HomeFinanceCalculatorProps['params']) => ({
    nationality: params.DefaultNationality,
  }),
);
