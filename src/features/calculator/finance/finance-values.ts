import { checkFinance, type FinanceInputs } from '#src/domain/calculators/finance-inputs.ts';
import { readNumber, readSignedNumber } from '#src/i18n/typed-number.ts';
import { accountTypes, type FinanceLists, namedOptions, tenures, optionValues } from './finance-lists.ts';
import type { FormValues, FormErrors } from '../form/use-calculator.ts';

/** Fields in the order of the form. */
export type FinanceField = keyof FinanceInputs;

export type FinanceValues = FormValues<FinanceField>;

const DEFAULT_NATIONALITY = 'Saudi';
/** Months. */
const DEFAULT_TENURE = '12';

/** Returns the initial values: nationality and tenor are preselected if the author's lists contain them. */
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

/** Returns the values of the options by field. */
export const allowedValuesOf = (lists: FinanceLists) => ({
  accountType: optionValues(accountTypes(lists)),
  nationality: optionValues(namedOptions(lists.Nationality)),
  tenure: optionValues(tenures(lists)),
});

/** Parses the values; null where a text is not a number. */
export const inputsOf = (values: FinanceValues): FinanceInputs => ({
  accountType: values.accountType,
  nationality: values.nationality,
  monthlySalary: readSignedNumber(values.monthlySalary),
  currentInstalments: readSignedNumber(values.currentInstalments),
  price: readSignedNumber(values.price),
  balloonPayment: readSignedNumber(values.balloonPayment),
  tenure: readNumber(values.tenure),
});

export const checkValues = (values: FinanceValues): FormErrors<FinanceField> => checkFinance(inputsOf(values));
