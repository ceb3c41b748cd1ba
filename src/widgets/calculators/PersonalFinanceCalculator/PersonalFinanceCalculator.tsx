import { monthsOf } from '#src/domain/calculators/personal-finance.ts';
import { SubmitCalculator } from '#src/features/calculator/submit/SubmitCalculator.tsx';
import type { ValuesOf } from '#src/features/form/schema.ts';
import { optionsOf } from '#src/features/form/settings.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import { calculator } from './PersonalFinanceCalculator.form.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

type Values = ValuesOf<typeof calculator>;

const load = async () => (await import('./PersonalFinanceCalculator.submit.tsx')).submission;

/** Renders the calculator of the monthly payment a salary allows and the amount it finances at the bank's rate, with the repayment schedule. */
export const PersonalFinanceCalculator = (props: PersonalFinanceCalculatorProps) => (
  <SubmitCalculator
    calculator={calculator}
    load={load}
    widget={props}
    extras={(values) => ({
      subSector: { hint: subSectorHint(values, props) },
      tenure: { note: tenorNote(values, props) },
    })}
  />
);

/** Returns the description of the chosen sub-sector; while none is offered, what has to be chosen first. */
function subSectorHint(values: Values, { fields, phrases, page }: PersonalFinanceCalculatorProps) {
  const chosen = fields.JobSubSectors.find(({ id }) => id === values.subSector);
  const options = optionsOf(calculator.fields.subSector, fields, page.language, values);
  // A submitted query can contain one that does not match nationality and sector.
  if (options.some(({ value }) => value === chosen?.id)) return chosen?.fields.Description.value || undefined;
  if (options.length > 0) return undefined;
  return (
    <>
      <span className="noscript:hidden">{phrases.personal_sub_sector_waits}</span>
      <span className="hidden noscript:inline">
        {fill(phrases.personal_sub_sector_submits, { button: phrases.personal_calculate })}
      </span>
    </>
  );
}

/** Returns the chosen tenor in months, because its options are in years. */
function tenorNote({ tenure }: Values, { phrases, page }: PersonalFinanceCalculatorProps): string {
  if (tenure === '') return phrases.personal_years;
  return fill(phrases.personal_years_are, {
    months: plural(phrases, 'personal_months', monthsOf(Number(tenure)), page.language),
  });
}
