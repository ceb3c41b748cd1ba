import { checkFinance, type FinanceInputs } from '#src/domain/calculators/finance-inputs.ts';
import { readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import { accountTypes, type FinanceLists, namedOptions, tenures, optionValues } from './finance-lists.ts';
import type { FormValues, FormErrors } from '../form/use-calculator.ts';

/** The fields in the order of the form. */
export type FinanceField = keyof FinanceInputs;

export type FinanceValues = FormValues<FinanceField>;

const DEFAULT_NATIONALITY = 'Saudi';
/** Months. */
const DEFAULT_TENURE = '12';

/** What stands in the fields at first: a nationality and a tenor, where the author's lists have them. */
export function initialValues(lists: FinanceLists, defaultNationality: string): FinanceValues {
  const nationality = defaultNationality || DEFAULT_NATIONALITY;
  const { nationality: nationalities, tenure: tenors } = allowedValuesOf(lists);
  return {
    accountType: '',
    nationality: nationalities.includes(nationality) ? nationality : '',
    monthlySalary: '',
    currentInstalments: '',
    price: '',
    balloonPayment: '',
    tenure: tenors.includes(DEFAULT_TENURE) ? DEFAULT_TENURE : '',
  };
}

/** By field that is chosen, the values of its options. */
export const allowedValuesOf = (lists: FinanceLists) => ({
  accountType: optionValues(accountTypes(lists)),
  nationality: optionValues(namedOptions(lists.Nationality)),
  tenure: optionValues(tenures(lists)),
});

/** What the entries tell; null where no number is read. */
export const inputsOf = (entries: FinanceValues): FinanceInputs => ({
  accountType: entries.accountType,
  nationality: entries.nationality,
  monthlySalary: readSignedNumber(entries.monthlySalary),
  currentInstalments: readSignedNumber(entries.currentInstalments),
  price: readSignedNumber(entries.price),
  balloonPayment: readSignedNumber(entries.balloonPayment),
  tenure: readNumber(entries.tenure),
});

/** What is wrong with the entries, by field. */
export const checkValues = (entries: FinanceValues): FormErrors<FinanceField> => checkFinance(inputsOf(entries));
