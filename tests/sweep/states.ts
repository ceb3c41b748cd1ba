import type { Page } from '@playwright/test';
import { CALCULATOR_STATES } from './calculator-states.ts';
import { COMPARISON_STATES } from './comparison-states.ts';
import { FORM_STATES } from './form-states.ts';
import type { State } from './state.ts';

/** Returns a word that is in the titles of several pages. */
const termIn = async (page: Page): Promise<string> =>
  (await page.locator('html').getAttribute('lang')) === 'ar' ? 'بطاقة' : 'card';

const openSearch = (page: Page) => page.locator('.header-actions [popovertarget]').first().click();

/** Chooses the second tab of the first row of tabs in the page. */
const chooseSecondTab = (page: Page) => page.locator('main [role=tablist]').first().getByRole('tab').nth(1).click();

/** The states of which axe and the eye see something else than of the pages as they load. */
export const STATES: readonly State[] = [
  {
    name: 'menu of a phone, open',
    path: '/help',
    width: 390,
    shown: '.menu-panel nav',
    reach: (page) => page.locator('.menu-toggle > summary').click(),
  },
  {
    name: 'mega menu, open',
    path: '/personal',
    width: 1440,
    shown: '[data-menu=mega][open]',
    reach: (page) => page.locator('[data-selected] [data-menu=mega] > summary').first().click(),
  },
  { name: 'search popup, open', path: '/about', width: 1440, shown: '[popover] [type=search]', reach: openSearch },
  {
    name: 'search popup with suggestions',
    path: '/about',
    width: 1440,
    shown: '[popover] section',
    reach: async (page) => {
      await openSearch(page);
      await page.locator('[popover] [type=search]').fill(await termIn(page));
    },
  },
  {
    name: 'search with results',
    path: '/search',
    width: 1440,
    shown: 'main section li',
    reach: async (page) => page.locator('main [type=search]').fill(await termIn(page)),
  },
  { name: 'search without results', path: '/search?q=zzzz', width: 1440, shown: 'main [role=status]' },
  { name: 'page that does not exist', path: '/no/such/page', width: 1440, shown: 'main h1', isPrinted: false },
  { name: 'kiosk', path: '/kiosk', width: 1440, shown: '.kiosk-page', isPrinted: false },
  {
    name: 'first question, open',
    path: '/help',
    width: 1440,
    shown: 'main details[open]',
    reach: (page) => page.locator('main summary').first().click(),
  },
  ...['/', '/personal/accounts/open', '/help', '/business'].map((path) => ({
    name: 'second tab',
    path,
    width: 1440,
    shown: 'main [role=tab]:nth-of-type(2)[aria-selected=true], main li:nth-child(2) > [role=tab][aria-selected=true]',
    reach: chooseSecondTab,
  })),
  ...COMPARISON_STATES,
  ...CALCULATOR_STATES,
  ...FORM_STATES,
];
