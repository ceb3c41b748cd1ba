import type { PersonalFinanceTerms } from '#src/domain/calculators/personal-finance.ts';
import { accountTypes, namedOptions, tenures, optionValues } from '#src/features/calculator/finance/finance-lists.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

export type Settings = PersonalFinanceCalculatorProps['fields'];

/** What the author set, what was left empty as nothing; a cap of the fee only where there is one. */
export const termsOf = ({ DBR, AdminFeeInPercentage, MaxAdminFee }: Settings): PersonalFinanceTerms => ({
  dbr: DBR ?? 0,
  adminFeeInPercentage: AdminFeeInPercentage ?? 0,
  maxAdminFee: MaxAdminFee,
});

interface Chosen {
  readonly nationality: string;
  readonly sector: string;
}

/** The sub-sectors of a nationality and a job sector; none until both are chosen. One that names neither is of all. */
export function subSectorsFor({ JobSubSectors }: Settings, { nationality, sector }: Chosen): Settings['JobSubSectors'] {
  if (nationality === '' || sector === '') return [];
  return JobSubSectors.filter(
    ({ fields: { Nationality, Sector } }) =>
      ['', nationality].includes(Nationality.value) && ['', sector].includes(Sector.value),
  );
}

export const subSectorOptions = (subSectors: Settings['JobSubSectors']): readonly Option[] =>
  subSectors.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** By field that is chosen, the values of its options. */
export const allowedValuesOf = (fields: Settings) => ({
  accountType: optionValues(accountTypes(fields)),
  nationality: optionValues(namedOptions(fields.Nationality)),
  sector: optionValues(namedOptions(fields.JobSector)),
  subSector: optionValues(subSectorOptions(fields.JobSubSectors)),
  tenure: optionValues(tenures(fields)),
});
