import { checkPersonalFinance, SALARY } from '#src/domain/calculators/personal-finance.ts';
import { defineCalculator } from '#src/features/calculator/submit/calculator.ts';
import { amount, choice } from '#src/features/form/schema.ts';

/** Personal finance: who asks for it, and what the salary leaves for an instalment. */
export const calculator = defineCalculator({
  name: 'PersonalFinanceCalculator',
  fields: {
    accountType: choice({ label: 'calculator_account_type', list: 'AccountType', value: 'id', select: true }),
    nationality: choice({ label: 'calculator_nationality', list: 'Nationality', resets: ['subSector'] }),
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
    monthlySalary: amount({
      label: 'calculator_salary',
      hint: 'personal_salary_hint',
      invalid: 'Invalid_Salary',
      ...SALARY,
    }),
    currentInstalments: amount({
      label: 'calculator_instalments',
      hint: 'calculator_instalments_hint',
      invalid: 'Invalid_EMI',
      min: 0,
    }),
    tenure: choice({
      label: 'calculator_tenure',
      list: 'Tenure',
      value: 'Amountbymonth',
      title: 'TenorTitle',
      numeric: true,
      wide: true,
    }),
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
