import { monthsOf } from '#src/domain/calculators/personal-finance.ts';
import { SubmitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import { fill, plural } from '#src/i18n/phrase.ts';
import { calculator } from './PersonalFinanceCalculator.form.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

const load = async () => (await import('./PersonalFinanceCalculator.submit.tsx')).submission;

/** Renders the calculator of the monthly payment a salary allows and the amount it finances at the bank's rate, with the repayment schedule. */
export const PersonalFinanceCalculator = (props: PersonalFinanceCalculatorProps) => (
  <SubmitCalculator
    calculator={calculator}
    load={load}
    widget={props}
    extras={({ tenure }) => ({ tenure: { note: tenorNote(tenure, props) } })}
  />
);

/** Returns the chosen tenor in months, because its options are in years. */
function tenorNote(years: string, { phrases, page }: PersonalFinanceCalculatorProps): string {
  if (years === '') return phrases.personal_years;
  const months = plural(phrases, 'personal_months', monthsOf(Number(years)), page.language);
  return fill(phrases.personal_years_are, { months });
}
