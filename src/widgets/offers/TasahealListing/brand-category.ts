import { BRAND_CATEGORIES, type BrandCategory } from './brand-categories.ts';

/** Returns the category of a brand by the name of its offer's item. */
export function brandCategory(name: string): BrandCategory {
  const brand = name.toLowerCase();
  return (Object.hasOwn(BRAND_CATEGORIES, brand) ? BRAND_CATEGORIES[brand] : undefined) ?? 'miscellaneous';
}
