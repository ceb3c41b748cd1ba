import { checkPersonalFinance, type PersonalFinanceInputs } from '#src/domain/calculators/personal-finance.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { readSignedNumber } from '#src/i18n/typed-number.ts';
import { type Settings, subSectorsFor, termsOf } from './settings.ts';

export type PersonalFinanceField = keyof PersonalFinanceInputs;

export type PersonalFinanceValues = FormValues<PersonalFinanceField>;

export const initialValues: PersonalFinanceValues = {
  accountType: '',
  nationality: '',
  sector: '',
  subSector: '',
  monthlySalary: '',
  currentInstalments: '',
  tenure: '',
};

/** Returns the chosen sub-sector; undefined when it does not match nationality and sector, as a URL can contain. */
export const chosenSubSector = (fields: Settings, values: PersonalFinanceValues) =>
  subSectorsFor(fields, values).find(({ id }) => id === values.subSector);

/** Parses the form values; an amount is null when it is no number. */
export const inputsOf = (fields: Settings, values: PersonalFinanceValues): PersonalFinanceInputs => ({
  ...values,
  subSector: chosenSubSector(fields, values)?.id ?? '',
  tenure: readSignedNumber(values.tenure),
  monthlySalary: readSignedNumber(values.monthlySalary),
  currentInstalments: readSignedNumber(values.currentInstalments),
});

/** Returns the validation errors by field. */
export const checkValues = (fields: Settings, values: PersonalFinanceValues): FormErrors<PersonalFinanceField> =>
  checkPersonalFinance(inputsOf(fields, values), termsOf(fields));

/** Number of decimals of shown amounts. */
export const DECIMALS = 2;
