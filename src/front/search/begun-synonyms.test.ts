import { describe, expect, it } from 'vitest';
import { PageIndex } from './page-index.ts';
import { SearchLexicon } from './synonyms.ts';

const SYNONYMS = 'home finance, mortgage, تمويل عقاري\ncontact, help line';

function indexOf(...titles: readonly string[]): PageIndex {
  const index = new PageIndex(new SearchLexicon({ synonyms: [SYNONYMS], pinned: [] }));
  for (const title of titles)
    index.put({
      ...{ id: title, path: `/${title}`, kind: 'products', isOneOfMany: false, title, subTitle: '', description: '' },
      ...{ image: null, keywords: '', headings: [], texts: [] },
    });
  return index;
}

const titlesOf = (index: PageIndex, query: string) => index.search(query).map(({ page }) => page.title);

describe('PageIndex', () => {
  it('finds pages by the beginning of a synonym that no page has', () => {
    const index = indexOf('Home finance', 'Car');
    for (const query of ['mor', 'mort', 'mortg', 'mortgage']) expect(titlesOf(index, query)).toEqual(['Home finance']);
    expect(index.nearest('mort')).toBe(undefined);
  });

  it('prefers the pages that have a word with the beginning, and needs three letters', () => {
    expect(titlesOf(indexOf('Home finance', 'Morning hours'), 'mor')).toEqual(['Morning hours', 'Home finance']);
    expect(titlesOf(indexOf('Home finance'), 'mo')).toEqual([]);
    expect(titlesOf(indexOf('Home finance'), 'mort car')).toEqual([]);
  });
});
