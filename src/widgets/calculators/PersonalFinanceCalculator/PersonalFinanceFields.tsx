import { monthsOf } from '#src/domain/calculators/personal-finance.ts';
import {
  AmountField,
  type CalculatorFields,
  ChoiceField,
  ListField,
} from '#src/features/calculator/form/CalculatorFields.tsx';
import { FieldGroup } from '#src/features/calculator/form/CalculatorForm.tsx';
import { accountTypes, namedOptions, tenures } from '#src/features/calculator/finance/finance-lists.ts';
import { fill, plural } from '#src/i18n/phrase.ts';
import type { PersonalFinanceField } from './values.ts';
import { subSectorOptions, subSectorsFor } from './settings.ts';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

type Phrases = PersonalFinanceCalculatorProps['phrases'];

/** Returns the labels by field, in the order of the form. */
export const fieldLabels = (phrases: Phrases): Readonly<Record<PersonalFinanceField, string>> => ({
  accountType: phrases.calculator_account_type,
  nationality: phrases.calculator_nationality,
  sector: phrases.personal_sector,
  subSector: phrases.personal_sub_sector,
  monthlySalary: phrases.calculator_salary,
  currentInstalments: phrases.calculator_instalments,
  tenure: phrases.calculator_tenure,
});

interface PersonalFinanceFieldsProps extends Pick<PersonalFinanceCalculatorProps, 'fields' | 'phrases'> {
  readonly form: CalculatorFields<PersonalFinanceField>;
}

/** Renders the seven inputs: five choices from the author's lists and two amounts. */
export function PersonalFinanceFields({ form, fields, phrases }: PersonalFinanceFieldsProps) {
  const subSectors = subSectorsFor(fields, form.values);
  const chosenSubSector = subSectors.find(({ id }) => id === form.values.subSector);
  // The sub-sectors depend on nationality and sector, so a change of either clears the chosen one.
  const clearingForm: typeof form = {
    ...form,
    setValue: (field, text) => {
      form.setValue(field, text);
      form.setValue('subSector', '');
    },
  };
  return (
    <>
      <FieldGroup title={phrases.calculator_about_you}>
        <ListField form={form} field="accountType" options={accountTypes(fields)} />
        <ChoiceField form={clearingForm} field="nationality" options={namedOptions(fields.Nationality)} />
        <ChoiceField form={clearingForm} field="sector" options={namedOptions(fields.JobSector)} />
        <ListField
          form={form}
          field="subSector"
          options={subSectorOptions(subSectors)}
          hint={
            subSectors.length === 0
              ? phrases.personal_sub_sector_waits
              : chosenSubSector?.fields.Description.value || undefined
          }
        />
      </FieldGroup>
      <FieldGroup title={phrases.personal_about_finance}>
        <AmountField form={form} field="monthlySalary" hint={phrases.personal_salary_hint} />
        <AmountField form={form} field="currentInstalments" hint={phrases.calculator_instalments_hint} />
        <ChoiceField
          form={form}
          field="tenure"
          note={tenorNote(form, phrases)}
          options={tenures(fields)}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  );
}

/** Returns the chosen tenor in months, because its options are in years. */
function tenorNote({ values: { tenure }, language }: CalculatorFields<PersonalFinanceField>, phrases: Phrases): string {
  if (tenure === '') return phrases.personal_years;
  return fill(phrases.personal_years_are, {
    months: plural(phrases, 'personal_months', monthsOf(Number(tenure)), language),
  });
}
