import { checkPersonalFinance, type PersonalFinanceInputs } from '#src/domain/calculators/personal-finance.ts';
import type { FormValues, FormErrors } from '#src/features/calculator/form/use-calculator.ts';
import { readSignedNumber } from '#src/i18n/typed-number.ts';
import { type Settings, subSectorsFor, termsOf } from './personal-finance-settings.ts';

export type PersonalFinanceField = keyof PersonalFinanceInputs;

export type PersonalFinanceValues = FormValues<PersonalFinanceField>;

/** Nothing is chosen or entered at first. */
export const initialValues: PersonalFinanceValues = {
  accountType: '',
  nationality: '',
  sector: '',
  subSector: '',
  monthlySalary: '',
  currentInstalments: '',
  tenure: '',
};

/** The sub-sector that is chosen; an address can carry one that is not offered with its nationality and sector. */
export const chosenSubSector = (fields: Settings, entries: PersonalFinanceValues) =>
  subSectorsFor(fields, entries).find(({ id }) => id === entries.subSector);

/** What the entries tell; null where no number is read. */
export const inputsOf = (fields: Settings, entries: PersonalFinanceValues): PersonalFinanceInputs => ({
  ...entries,
  subSector: chosenSubSector(fields, entries)?.id ?? '',
  tenure: readSignedNumber(entries.tenure),
  monthlySalary: readSignedNumber(entries.monthlySalary),
  currentInstalments: readSignedNumber(entries.currentInstalments),
});

/** What is wrong with the entries, by field. */
export const checkValues = (fields: Settings, entries: PersonalFinanceValues): FormErrors<PersonalFinanceField> =>
  checkPersonalFinance(inputsOf(fields, entries), termsOf(fields));

/** Of a riyal, in what is shown. */
export const DECIMALS = 2;
