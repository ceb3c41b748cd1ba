import type { Page } from '@playwright/test';

/** A page as a visitor has brought it about. */
interface State {
  readonly name: string;
  /** Path without language prefix. */
  readonly path: string;
  /** Width of the window, in px. */
  readonly width: number;
  readonly reach: (page: Page) => Promise<void>;
}

const asLoaded = () => Promise.resolve();

/** Fills every field of the first form of the page with something plausible. */
async function fillForm(page: Page): Promise<void> {
  const form = page.locator('main form').first();
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 });
  for (const group of await form.locator('fieldset:has([type=radio])').all())
    await group.locator('[type=radio]').first().check({ force: true });
  for (const field of await form.locator('input[inputmode], input[type=text]').all())
    if (await field.isVisible()) await field.fill('12000');
}

const CALCULATORS = [
  'auto-finance',
  'auto-lease',
  'business-cashback',
  'cashback',
  'credit-card',
  'deposit-profit',
  'forex',
  'home-finance',
  'loyalty-points',
  'personal-finance',
  'property-finance',
  'smart-savings',
];

/** Chooses cards of the comparison, each in the next slot. */
async function choose(page: Page, count: number): Promise<void> {
  for (let slot = 0; slot < count; slot += 1) {
    await page.locator('[data-widget=CompareCards] li > div > div > button[aria-haspopup]').nth(slot).click();
    await page.locator('dialog[open] li button:enabled').nth(slot).click();
  }
}

/** The states of which axe and the eye see something else than of the pages as they load. */
export const STATES: readonly State[] = [
  {
    name: 'menu of a phone, open',
    path: '/help',
    width: 390,
    reach: (page) => page.locator('.menu-toggle > summary').click(),
  },
  {
    name: 'mega menu, open',
    path: '/personal',
    width: 1440,
    reach: (page) => page.locator('[data-selected] [data-menu=mega] > summary').first().click(),
  },
  { name: 'search popup, open', path: '/about', width: 1440, reach: (page) => openSearch(page) },
  {
    name: 'search popup with suggestions',
    path: '/about',
    width: 1440,
    reach: async (page) => {
      await openSearch(page);
      await page.locator('[popover] [type=search]').fill(await termIn(page));
      await page.locator('[popover] section').waitFor();
    },
  },
  {
    name: 'search with results',
    path: '/search',
    width: 1440,
    reach: async (page) => {
      await page.locator('main [type=search]').fill(await termIn(page));
      await page.locator('main section li').first().waitFor();
    },
  },
  { name: 'search without results', path: '/search?q=zzzz', width: 1440, reach: asLoaded },
  { name: 'page that does not exist', path: '/no/such/page', width: 1440, reach: asLoaded },
  { name: 'kiosk', path: '/kiosk', width: 1440, reach: asLoaded },
  {
    name: 'first question, open',
    path: '/help',
    width: 1440,
    reach: (page) => page.locator('main summary').first().click(),
  },
  ...[1, 2, 3].map((count) => ({
    name: `comparison of ${count}`,
    path: '/compare-cards',
    width: 1440,
    reach: (page: Page) => choose(page, count),
  })),
  {
    name: 'card picker, open',
    path: '/compare-cards',
    width: 1440,
    reach: (page) => page.locator('[data-widget=CompareCards] button[aria-haspopup]').first().click(),
  },
  ...CALCULATORS.flatMap((calculator) => {
    const path = `/calculators/${calculator}`;
    return [
      { name: `${calculator}, sent empty`, path, width: 1440, reach: (page: Page) => submitIfAny(page) },
      {
        name: `${calculator}, filled`,
        path,
        width: 1440,
        reach: async (page: Page) => {
          await fillForm(page);
          await submitIfAny(page);
        },
      },
    ];
  }),
];

/** Returns a word that is in the titles of several pages. */
const termIn = async (page: Page): Promise<string> =>
  (await page.locator('html').getAttribute('lang')) === 'ar' ? 'بطاقة' : 'card';

const openSearch = (page: Page) => page.locator('.header-actions [popovertarget]').first().click();

/** Sends the form of a calculator that is sent; one that calculates as it is typed into has nothing to send. */
async function submitIfAny(page: Page): Promise<void> {
  const button = page.locator('main form [type=submit]').first();
  if (await button.isVisible()) await button.click();
}
