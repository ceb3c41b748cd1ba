import { amount, choice } from '#src/features/form/schema.ts';

/** Account that the customer has. */
export const ACCOUNT_TYPE = choice({
  label: 'calculator_account_type',
  list: 'AccountType',
  value: 'id',
  select: true,
});

export const NATIONALITY = choice({ label: 'calculator_nationality', list: 'Nationality' });

/** Monthly salary, without bounds. */
export const SALARY = amount({
  label: 'calculator_salary',
  hint: 'calculator_salary_hint',
  invalid: 'Invalid_Salary',
});

/** Instalments that the customer pays a month. */
export const CURRENT_INSTALMENTS = amount({
  label: 'calculator_instalments',
  hint: 'calculator_instalments_hint',
  invalid: 'Invalid_EMI',
  min: 0,
});

/** Tenor, by the number of the author's list. */
export const TENURE = choice({
  label: 'calculator_tenure',
  list: 'Tenure',
  value: 'Amountbymonth',
  title: 'TenorTitle',
  numeric: true,
  wide: true,
});
