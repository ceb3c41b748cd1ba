import { type Percent, percentOf } from '#sitecore/rules/finance/units.ts';
import { MAX_SALARY_SHARE } from '#src/domain/calculators/finance-inputs.ts';
import { amount, choice, computedText } from '#src/features/form/schema.ts';
import { plainPercent } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';

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

/**
 * Error of instalments, which stay below a share of the salary: 65 %, or the author's debt burden ratio in percent where that is
 * smaller.
 */
const instalmentsError = computedText(['Invalid_EMI'], ({ numberIn, settingIn, phrases, language }) => {
  const share: Percent = Math.min(settingIn('DBR') ?? Infinity, MAX_SALARY_SHARE * 100);
  const limit = percentOf(numberIn('monthlySalary') ?? 0, share);
  const amount = spokenMoney(limit, language, { decimals: Number.isInteger(limit) ? 0 : 2 });
  return fill(phrases.Invalid_EMI, { percent: plainPercent(share, language), amount: limit > 0 ? ` (${amount})` : '' });
});

/** Instalments that the customer pays a month. */
export const CURRENT_INSTALMENTS = amount({
  label: 'calculator_instalments',
  hint: 'calculator_instalments_hint',
  invalid: instalmentsError,
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
