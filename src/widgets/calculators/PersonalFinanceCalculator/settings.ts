import type { PersonalFinanceTerms } from '#src/domain/calculators/personal-finance.ts';
import { accountTypes, namedOptions, tenures, optionValues } from '#src/features/calculator/finance/finance-lists.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { PersonalFinanceCalculatorProps } from './PersonalFinanceCalculator.widget.ts';

export type Settings = PersonalFinanceCalculatorProps['fields'];

/** Returns the author's terms; an empty field is 0, except the cap of the fee, which stays empty. */
export const termsOf = ({ DBR, AdminFeeInPercentage, MaxAdminFee }: Settings): PersonalFinanceTerms => ({
  dbr: DBR ?? 0,
  adminFeeInPercentage: AdminFeeInPercentage ?? 0,
  maxAdminFee: MaxAdminFee,
});

interface Chosen {
  readonly nationality: string;
  readonly sector: string;
}

/** Returns the sub-sectors of a nationality and a job sector; none until both are chosen. A sub-sector without one of them matches all. */
export function subSectorsFor({ JobSubSectors }: Settings, { nationality, sector }: Chosen): Settings['JobSubSectors'] {
  if (nationality === '' || sector === '') return [];
  return JobSubSectors.filter(
    ({ fields: { Nationality, Sector } }) =>
      ['', nationality].includes(Nationality.value) && ['', sector].includes(Sector.value),
  );
}

/** Returns the sub-sectors as options. */
export const subSectorOptions = (subSectors: Settings['JobSubSectors']): readonly Option[] =>
  subSectors.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** Returns the allowed values of each choice field. */
export const allowedValuesOf = (fields: Settings) => ({
  accountType: optionValues(accountTypes(fields)),
  nationality: optionValues(namedOptions(fields.Nationality)),
  sector: optionValues(namedOptions(fields.JobSector)),
  subSector: optionValues(subSectorOptions(fields.JobSubSectors)),
  tenure: optionValues(tenures(fields)),
});
