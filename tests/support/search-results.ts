import type { Locator, Page } from '@playwright/test';
import type { Translate } from './site.ts';

const mainOf = (page: Page): Locator => page.getByRole('main');

/** Returns the field of the search page, or of the 404 page. */
export const fieldOf = (page: Page): Locator => mainOf(page).getByRole('searchbox');

/** Returns the message of the search page: the number of results, or that there are none. */
export const statusOf = (page: Page): Locator => mainOf(page).getByRole('status');

/** Returns the results on the search page; the kinds of pages and the help for an empty result are lists too. */
export const resultsOf = (page: Page, t: Translate): Locator =>
  mainOf(page)
    .getByRole('list', { name: t({ ar: 'نتائج البحث', en: 'Search results' }) })
    .getByRole('listitem');

/** Returns the number in a text, whose digits may be Arabic. */
export const numberIn = (text: string): number =>
  Number(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace(/\D/g, ''));
