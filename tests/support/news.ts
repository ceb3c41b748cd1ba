import type { Page } from '@playwright/test';
import type { Translate } from './site.ts';

/** Returns the parts of the page that lists articles. */
export function newsOf(page: Page, t: Translate) {
  const main = page.getByRole('main');
  const form = main.getByRole('search', { name: t({ ar: 'ابحث في الأخبار', en: 'Search the news' }) });
  const list = main.getByRole('region', { name: t({ ar: 'الأخبار', en: 'News' }), exact: true });
  const pagination = main.getByRole('navigation', { name: t({ ar: 'صفحات القائمة', en: 'Pages of the list' }) });
  return {
    main,
    form,
    field: form.getByRole('searchbox', { name: t({ ar: 'ابحث في العناوين', en: 'Search the titles' }) }),
    year: form.getByRole('combobox', { name: t({ ar: 'السنة', en: 'Year' }) }),
    category: form.getByRole('combobox', { name: t({ ar: 'التصنيف', en: 'Category' }) }),
    list,
    cards: list.getByRole('article'),
    titles: list.getByRole('heading', { level: 2 }),
    message: list.getByText(t({ ar: 'لا توجد نتائج', en: 'No data found' })),
    all: list.getByRole('link', { name: t({ ar: 'كل الأخبار', en: 'All news' }) }),
    pagination,
    numbers: pagination.getByRole('link', { name: /^(?:الصفحة|Page) / }),
    pageLink: (ar: string, en: string) =>
      pagination.getByRole('link', { name: t({ ar: `الصفحة ${ar}`, en: `Page ${en}` }), exact: true }),
  };
}
