import type { Locator, Page } from '@playwright/test';
import type { Translate } from './site.ts';

const regionOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** Returns the parts of a locator and its map. */
export function locatorParts(page: Page, t: Translate) {
  const main = page.getByRole('main');
  const results = regionOf(page, t({ ar: 'المواقع', en: 'Places' }));
  const map = regionOf(page, t({ ar: 'خريطة المواقع', en: 'Map of the places' }));
  return {
    search: main.getByRole('searchbox', { name: t({ ar: 'اسم الفرع أو الصراف', en: 'Branch or ATM name' }) }),
    service: main.getByRole('combobox', { name: t({ ar: 'الخدمة', en: 'Service' }) }),
    city: main.getByRole('combobox', { name: t({ ar: 'المدينة', en: 'City' }) }),
    clear: main.getByRole('button', { name: t({ ar: 'امسح التصفية', en: 'Clear filter' }) }),
    total: main.getByRole('status').first(),
    origin: main.locator('[data-origin]'),
    results,
    cards: results.locator('ol > li'),
    selected: results.locator('button[aria-pressed=true]'),
    selectedCard: results.locator('[data-list] > [data-selected]'),
    map,
    canvas: map.locator('[data-canvas]'),
    pins: map.locator('.map-pin'),
    message: map.getByRole('status'),
  };
}

/** Returns the parts of a branch panel. */
export function branchPanelParts(page: Page, t: Translate) {
  const main = page.getByRole('main');
  return {
    types: main.getByRole('group', { name: t({ ar: 'نوع الخدمة', en: 'Service type' }) }).getByRole('button'),
    branches: regionOf(page, t({ ar: 'الفروع', en: 'Branches' })),
    atms: regionOf(page, t({ ar: 'الصرافات', en: 'ATMs' })),
    fullList: main.getByRole('link', { name: t({ ar: 'اعرض القائمة كاملة', en: 'Show full list' }) }),
  };
}
