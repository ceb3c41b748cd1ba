import type { Page } from '@playwright/test';
import type { State } from './state.ts';

const COMPARISON = '[data-widget=CompareCards]';

/** Chooses cards of the comparison, each in the next slot. */
async function choose(page: Page, count: number): Promise<void> {
  for (let slot = 0; slot < count; slot += 1) {
    await page.locator(`${COMPARISON} li > div > div > button[aria-haspopup]`).nth(slot).click();
    await page.locator('dialog[open] li button:enabled').nth(slot).click();
  }
}

const place = { path: '/compare-cards', width: 1440, isPrinted: false } as const;

/** States of the comparison of cards. */
export const COMPARISON_STATES: readonly State[] = [
  ...[1, 2, 3].map((count) => ({
    ...place,
    name: `comparison of ${count}`,
    shown: `${COMPARISON} table:not([data-all]) thead th:nth-of-type(${count})`,
    reach: (page: Page) => choose(page, count),
  })),
  {
    ...place,
    name: 'card picker, open',
    shown: 'dialog[open] li button',
    reach: (page) => page.locator(`${COMPARISON} button[aria-haspopup]`).first().click(),
  },
  {
    ...place,
    name: 'cards removed from the comparison',
    // The notice's button, which undoes the removal.
    shown: `${COMPARISON} [role=status] + button`,
    reach: async (page) => {
      await choose(page, 3);
      await page.locator(`${COMPARISON} li`).nth(1).getByRole('button').last().click();
    },
  },
];
