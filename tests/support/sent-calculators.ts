import type { Locator } from '@playwright/test';

/** Calculators with a submit button: their page, amounts in the order of their fields, and the number of fields that are required and empty. */
export const SENT_CALCULATORS = [
  {
    path: '/calculators/auto-finance',
    widget: 'AutoFinanceCalculator',
    amounts: ['14500', '900', '120000', '30000'],
    required: 5,
  },
  {
    path: '/calculators/home-finance',
    widget: 'HomeFinanceCalculator',
    amounts: ['30000', '0', '900000', '0'],
    required: 5,
  },
  {
    path: '/calculators/personal-finance',
    widget: 'PersonalFinanceCalculator',
    amounts: ['15000', '1000'],
    required: 7,
  },
  { path: '/calculators/credit-card', widget: 'CreditCardCalculator', amounts: ['14500', '0', '10000'], required: 7 },
  {
    path: '/calculators/property-finance',
    widget: 'PropertyFinanceCalculator',
    amounts: ['2000000', '150000', '900000'],
    required: 6,
  },
  {
    path: '/calculators/auto-lease',
    widget: 'AutoLeaseCalculator',
    amounts: ['15000', '1000', '40000', '100000'],
    required: 9,
  },
  { path: '/calculators/deposit-profit', widget: 'DepositProfitCalculator', amounts: ['100000'], required: 1 },
] as const;

/** Chooses the first option of every list, and the last or another of every row of radios. */
export async function chooseAll(form: Locator, radio: 'first' | 'last' = 'last'): Promise<void> {
  for (const list of await form.getByRole('combobox').all()) {
    if ((await list.getByRole('option').count()) > 1) await list.selectOption({ index: 1 });
  }
  for (const row of await form.getByRole('radiogroup').all()) await row.getByRole('radio')[radio]().check();
}

/** Fills the form with these amounts, in the order of its fields. */
export async function fillAmounts(form: Locator, amounts: readonly string[]): Promise<void> {
  for (const [index, amount] of amounts.entries()) await form.getByRole('textbox').nth(index).fill(amount);
}
