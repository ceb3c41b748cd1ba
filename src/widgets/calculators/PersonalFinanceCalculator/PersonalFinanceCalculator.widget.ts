import { personalFinanceCalculator } from '#sitecore/definitions/renderings/personal-finance-calculator.ts';
import { itemsWithId, itemsWithoutId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { NEEDS_SCRIPT_PHRASES, FINANCE_PHRASES, FORM_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(personalFinanceCalculator, {
  client: 'visible',
  dictionary: [
    ...NEEDS_SCRIPT_PHRASES,
    ...FORM_PHRASES,
    ...FINANCE_PHRASES,
    'calculator_about_you',
    'calculator_account_type',
    'calculator_nationality',
    'calculator_salary',
    'calculator_instalments',
    'calculator_instalments_hint',
    'calculator_tenure',
    'personal_about_finance',
    'personal_sector',
    'personal_sub_sector',
    'personal_sub_sector_waits',
    'personal_salary_hint',
    'personal_years',
    'personal_years_are',
    'personal_months_zero',
    'personal_months_one',
    'personal_months_two',
    'personal_months_few',
    'personal_months_many',
    'personal_months_other',
    'personal_calculate',
    'Field_Is_Required_accountType',
    'Field_Is_Required_nationality',
    'Field_Is_Required_sector',
    'Field_Is_Required_subSector',
    'Field_Is_Required_monthlySalary',
    'Field_Is_Required_currentInstalments',
    'Field_Is_Required_tenure',
    'Invalid_Salary',
    'Invalid_EMI',
  ],
  serverDictionary: ['auto_edited'],
  selectFields: ({ AccountType, JobSector, JobSubSectors, Nationality, Tenure, ...fields }) => ({
    ...fields,
    AccountType: itemsWithId(AccountType),
    JobSubSectors: itemsWithId(JobSubSectors),
    JobSector: itemsWithoutId(JobSector),
    Nationality: itemsWithoutId(Nationality),
    Tenure: itemsWithoutId(Tenure),
  }),
});

export type PersonalFinanceCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedPersonalFinanceCalculatorProps = ServerProps<typeof widget>;
