import { checkPersonalFinance, monthsOf, SALARY as SALARY_BOUNDS } from '#src/domain/calculators/personal-finance.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import {
  ACCOUNT_TYPE,
  CURRENT_INSTALMENTS,
  NATIONALITY,
  SALARY,
  TENURE,
} from '#src/features/calculator/submit/common-fields.ts';
import { choice, computedText } from '#src/features/form/schema.ts';
import { fill } from '#src/i18n/phrase.ts';
import { plural, pluralKeys } from '#src/i18n/plural.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';

/** The chosen tenor in months, because its options are in years. */
const inMonths = computedText(
  ['personal_years_are', ...pluralKeys('personal_months')],
  ({ values: { tenure: years = '' }, phrases, language }) =>
    years === ''
      ? undefined
      : fill(phrases.personal_years_are, {
          months: plural(phrases, 'personal_months', monthsOf(Number(years)), language),
        }),
);

/** The lowest salary, below which there is no finance. */
const salaryError = computedText(['Invalid_Salary', 'salary_least'], ({ numberIn, phrases, language }) => {
  const least = fill(phrases.salary_least, { amount: spokenMoney(SALARY_BOUNDS.min, language) });
  return (numberIn('monthlySalary') ?? Infinity) < SALARY_BOUNDS.min ? `${phrases.Invalid_Salary} ${least}` : undefined;
});

/** Personal finance: who asks for it, and what the salary leaves for an instalment. */
export const calculator = defineCalculator({
  name: 'PersonalFinanceCalculator',
  fields: {
    accountType: ACCOUNT_TYPE,
    nationality: { ...NATIONALITY, resets: ['subSector'] },
    sector: choice({ label: 'personal_sector', list: 'JobSector', resets: ['subSector'] }),
    subSector: choice({
      label: 'personal_sub_sector',
      list: 'JobSubSectors',
      value: 'id',
      select: true,
      description: 'Description',
      waiting: 'personal_sub_sector_waits',
      waitingSubmit: 'personal_sub_sector_submits',
      /** A sub-sector without a nationality or a sector matches all; none is offered until both are chosen. */
      where: ({ Nationality, Sector }, { nationality, sector }) =>
        Boolean(nationality && sector) && ['', nationality].includes(Nationality) && ['', sector].includes(Sector),
    }),
    monthlySalary: {
      ...SALARY,
      hint: 'personal_salary_hint',
      invalid: [salaryError, 'Invalid_Salary'],
      ...SALARY_BOUNDS,
    },
    currentInstalments: CURRENT_INSTALMENTS,
    tenure: { ...TENURE, note: [inMonths, 'personal_years'] },
  },
  groups: [
    { title: 'calculator_about_you', fields: ['accountType', 'nationality', 'sector', 'subSector'] },
    { title: 'personal_about_finance', fields: ['monthlySalary', 'currentInstalments', 'tenure'] },
  ],
  validate: (inputs, { DBR }: { readonly DBR: number | null }) => checkPersonalFinance(inputs, DBR ?? 0),
  submitLabel: 'personal_calculate',
  showEmpty: true,
  clearOnSubmit: true,
});
