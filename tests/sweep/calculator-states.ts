import type { Page } from '@playwright/test';
import { chooseAll, fillAmounts, SENT_CALCULATORS } from '#tests/support/sent-calculators.ts';
import type { State } from './state.ts';

/** Calculators that calculate as they are typed into. */
const LIVE = [
  'business-cashback',
  'cashback',
  'forex',
  'loyalty-miles',
  'loyalty-points',
  'points-encashment',
  'points-redeem',
  'points-value',
] as const;

/** A result that is not 0. */
const RESULT = { shown: 'main .result-figure', text: /[1-9١-٩]/ };

const formOf = (page: Page) => page.getByRole('main').getByRole('form').first();

const send = (page: Page) => formOf(page).locator('[type=submit]').click();

/** States of the calculators: with errors, and with a result. */
export const CALCULATOR_STATES: readonly State[] = [
  ...SENT_CALCULATORS.flatMap(({ path, amounts }) => [
    { name: 'sent empty', path, width: 1440, shown: 'main form [aria-invalid=true]', reach: send },
    {
      name: 'with a result',
      path,
      width: 1440,
      ...RESULT,
      reach: async (page: Page) => {
        const form = formOf(page);
        // A list may depend on a choice.
        await chooseAll(form);
        await chooseAll(form);
        await fillAmounts(form, amounts);
        await send(page);
      },
    },
  ]),
  ...LIVE.map((calculator) => ({
    name: 'with a result',
    path: `/calculators/${calculator}`,
    width: 1440,
    ...RESULT,
    reach: async (page: Page) => {
      const form = formOf(page);
      await chooseAll(form);
      await fillAmounts(form, ['12000']);
    },
  })),
  {
    name: 'with a result',
    path: '/calculators/smart-savings',
    width: 1440,
    ...RESULT,
    reach: (page) => page.locator('main button[aria-pressed]').first().click(),
  },
];
