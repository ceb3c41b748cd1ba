import { monthsOf } from '#src/domain/calculators/personal-finance.ts';
import {
  AmountField,
  type CalculatorFields,
  ChoiceField,
  ListField,
} from '#src/features/calculator/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/CalculatorForm.tsx';
import { accountTypes, namedOptions, tenures } from '#src/features/calculator/finance-lists.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { PersonalFinanceField } from './personal-finance-values.ts';
import { subSectorOptions, subSectorsFor } from './personal-finance-settings.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

type Phrases = PersonalFinanceCalculatorProps['words'];

/** What each field is called, in the order of the form. */
export const fieldLabels = (words: Phrases): Readonly<Record<PersonalFinanceField, string>> => ({
  accountType: words.calculator_account_type,
  nationality: words.calculator_nationality,
  sector: words.personal_sector,
  subSector: words.personal_sub_sector,
  monthlySalary: words.calculator_salary,
  currentInstalments: words.calculator_instalments,
  tenure: words.calculator_tenure,
});

interface PersonalFinanceFieldsProps extends Pick<PersonalFinanceCalculatorProps, 'fields' | 'words'> {
  readonly form: CalculatorFields<PersonalFinanceField>;
}

/** The seven inputs: five chosen from the author's lists, two amounts. */
export function PersonalFinanceFields({ form, fields, words }: PersonalFinanceFieldsProps) {
  const subSectors = subSectorsFor(fields, form.entries);
  const chosen = subSectors.find(({ id }) => id === form.entries.subSector);
  // What is offered as a sub-sector follows from both, so one that was chosen before goes.
  const leading: typeof form = {
    ...form,
    enter: (field, text) => {
      form.enter(field, text);
      form.enter('subSector', '');
    },
  };
  return (
    <>
      <FieldGroup title={words.calculator_about_you}>
        <ListField form={form} field="accountType" options={accountTypes(fields)} />
        <ChoiceField form={leading} field="nationality" options={namedOptions(fields.Nationality)} />
        <ChoiceField form={leading} field="sector" options={namedOptions(fields.JobSector)} />
        <ListField
          form={form}
          field="subSector"
          options={subSectorOptions(subSectors)}
          hint={
            subSectors.length === 0 ? words.personal_sub_sector_waits : chosen?.fields.Description.value || undefined
          }
        />
      </FieldGroup>
      <FieldGroup title={words.personal_about_finance}>
        <AmountField form={form} field="monthlySalary" hint={words.personal_salary_hint} />
        <AmountField form={form} field="currentInstalments" hint={words.calculator_instalments_hint} />
        <ChoiceField
          form={form}
          field="tenure"
          note={tenorNote(form, words)}
          options={tenures(fields)}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  );
}

/** The chosen tenor in months, for its options count years. */
function tenorNote({ entries: { tenure }, language }: CalculatorFields<PersonalFinanceField>, words: Phrases): string {
  if (tenure === '') return words.personal_years;
  return fill(words.personal_years_are, {
    months: plural(words, 'personal_months', monthsOf(Number(tenure)), language),
  });
}
