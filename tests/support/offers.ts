import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './site.ts';

/** Returns the parts of a page that lists offers. */
export function offersOf(page: Page, t: Translate) {
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: t({ ar: 'العروض', en: 'Offers' }), exact: true });
  const pagination = main.getByRole('navigation', { name: t({ ar: 'صفحات القائمة', en: 'Pages of the list' }) });
  return {
    main,
    list,
    cards: list.getByRole('article'),
    titles: list.getByRole('heading', { level: 2 }),
    skeletons: list.locator('[aria-hidden=true] > li'),
    message: list.getByText(t({ ar: 'لا توجد نتائج', en: 'No data found' })),
    failed: list.getByRole('heading', {
      name: t({ ar: 'تعذّر تحميل القائمة', en: 'The list could not be loaded' }),
    }),
    retry: list.getByRole('link', { name: t({ ar: 'أعد المحاولة', en: 'Try again' }) }),
    sort: main.getByRole('combobox', { name: t({ ar: 'ترتيب', en: 'Sort' }) }),
    tab: (ar: string, en: string): Locator => main.getByRole('button', { name: t({ ar, en }), exact: true }),
    pagination,
    pageLink: (ar: string, en: string): Locator =>
      pagination.getByRole('link', { name: t({ ar: `الصفحة ${ar}`, en: `Page ${en}` }), exact: true }),
    /** Waits until the offers of a choice that was made are shown: skeletons stand in their place until then. */
    untilShown: (): Promise<void> => expect(main.locator('[aria-busy=true]')).toHaveCount(0),
    next: pagination.getByRole('link', { name: t({ ar: 'التالي', en: 'Next' }) }),
  };
}

/** Returns the query of the page's URL. */
export const queryOf = (page: Page): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(page.url()).searchParams);
