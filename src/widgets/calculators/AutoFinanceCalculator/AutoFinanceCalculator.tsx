import { submitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { calculator } from './AutoFinanceCalculator.form.ts';
import type { AutoFinanceCalculatorProps } from './AutoFinanceCalculator.widget.ts';

const load = async () => (await import('./AutoFinanceCalculator.submit.tsx')).submission;

/** Renders the calculator of a car's monthly and total cost, from the bank's service, with the repayment schedule. */
export const AutoFinanceCalculator = submitCalculator(
  calculator,
  load,
  (params: AutoFinanceCalculatorProps['params']) => ({
    nationality: params.DefaultNationality,
  }),
);
