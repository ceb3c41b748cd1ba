import type { AutoFinanceTerms } from '#src/domain/calculators/auto-finance.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import type { Option } from '#src/ui/Select.tsx';
import type { AutoFinanceEntries } from './auto-finance-entries.ts';
import type { AutoFinanceProps } from './AutoFinanceCalculator.tsx';

type Settings = Pick<AutoFinanceProps, 'fields' | 'params'>;

const DEFAULT_NATIONALITY = 'Saudi';
/** Months. */
const DEFAULT_TENURE = 12;

/** What stands in the fields at first: a nationality and a tenor, where the author's lists have them. */
export function initialEntries({ fields, params }: Settings): AutoFinanceEntries {
  const wanted = params.DefaultNationality || DEFAULT_NATIONALITY;
  const knowsNationality = fields.Nationality.some(({ fields: { Value } }) => Value.value === wanted);
  const knowsTenure = fields.Tenure.some(({ fields: { Amountbymonth } }) => Amountbymonth === DEFAULT_TENURE);
  return {
    accountType: '',
    nationality: knowsNationality ? wanted : '',
    monthlySalary: '',
    currentInstalments: '',
    carValue: '',
    balloonPayment: '',
    tenure: knowsTenure ? `${DEFAULT_TENURE}` : '',
  };
}

/** What the author set, what was left empty as nothing; a cap of the fee only where there is one. */
export const termsOf = ({ fields, params }: Settings): AutoFinanceTerms => ({
  atc: fields.ATC ?? 0,
  adminFeeInPercentage: fields.AdminFeeInPercentage ?? 0,
  maxAdminFee: fields.MaxAdminFee,
  insuranceRate: fields.InsuranceRate ?? 0,
  depreciationRate: fields.DepriciationRate ?? 0,
  insuranceConstant: readNumber(params.InsuranceConstant) ?? 0,
});

type Lists = AutoFinanceProps['fields'];

export const accountTypes = ({ AccountType }: Lists): readonly Option[] =>
  AccountType.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

export const nationalities = ({ Nationality }: Lists): readonly Option[] =>
  Nationality.map(({ fields: { Title, Value } }) => ({ value: Value.value, label: Title.value }));

export const tenures = ({ Tenure }: Lists): readonly Option[] =>
  Tenure.map(({ fields: { TenorTitle, Amountbymonth } }) => ({
    value: `${Amountbymonth ?? ''}`,
    label: TenorTitle.value,
  }));

/** By field that is chosen, the values of its options. */
export const offersOf = (fields: Lists) => ({
  accountType: valuesOf(accountTypes(fields)),
  nationality: valuesOf(nationalities(fields)),
  tenure: valuesOf(tenures(fields)),
});

const valuesOf = (options: readonly Option[]): readonly string[] => options.map(({ value }) => value);
