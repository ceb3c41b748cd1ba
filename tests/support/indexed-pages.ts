import { PageIndex, type IndexedPage } from '#src/front/search/page-index.ts';
import { SearchLexicon } from '#src/front/search/synonyms.ts';

type Lexicon = ConstructorParameters<typeof SearchLexicon>[0];

/** Returns a page of the index with nothing but some of its members. */
export const indexedPage = (path: string, some: Partial<IndexedPage> = {}): IndexedPage => ({
  ...{ id: `id-of-${path}`, path, kind: 'about', isOneOfMany: false },
  ...{ title: '', subTitle: '', description: '', image: null, keywords: '', headings: [], texts: [] },
  ...some,
});

/** Returns an index of pages, with synonyms and pinned answers if any. */
export function indexOf(pages: readonly IndexedPage[], lexicon: Partial<Lexicon> = {}): PageIndex {
  const index = new PageIndex(new SearchLexicon({ synonyms: [], pinned: [], ...lexicon }));
  for (const page of pages) index.put(page);
  return index;
}

/** Returns the paths of the pages that an index finds, the best first. */
export const pathsOf = (index: PageIndex, query: string): readonly string[] =>
  index.search(query).map(({ page }) => page.path);

/** Pages beside those of a test, without which each of its words would be in every page. */
export const OTHERS = ['الفروع', 'الشكاوى', 'Branches', 'Complaints'].map((title, index) =>
  indexedPage(`/other-${index}`, { title }),
);
