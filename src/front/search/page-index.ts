import MiniSearch from 'minisearch';
import { foldText } from '#sitecore/rules/fold-text.ts';
import type { PageKind } from '#src/queries/page-kind.ts';
import { AS_IS, matchedShare, pageQuery, STEM } from './page-query.ts';
import { nearestQuery, WrittenWords } from './nearest-words.ts';
import { queryWords, type SearchWord, wordsOf } from './search-words.ts';
import type { SearchLexicon } from './synonyms.ts';

/** A page as it is found. */
export interface IndexedPage {
  readonly id: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly image: { readonly src: string; readonly alt: string } | null;
  readonly keywords: string;
  readonly headings: readonly string[];
  readonly texts: readonly string[];
}

/** A page that is found, with the terms of the index that it was found by. */
export interface Hit {
  readonly page: IndexedPage;
  readonly terms: ReadonlySet<string>;
}

const FIELDS = ['title', 'headings', 'lead', 'text'] as const;
const BOOST = { title: 8, headings: 3, lead: 2, text: 1 };

/** Factors of the kinds of pages: many are branches, news and offers. */
const KIND_FACTORS: Readonly<Record<PageKind, number>> = {
  ...{ products: 1.25, help: 1.25, bank: 1, offers: 0.7, news: 0.5, branches: 0.5 },
};

/** Factor of a page whose title has all words of the query; of one with some of them accordingly less. */
const WORDS_IN_TITLE = 3;

/** Factors of a page whose title is the query, or contains it. */
const IS_TITLE = 3;
const IN_TITLE = 1.5;

/** Results from which pages with some of the words are left out. */
const ENOUGH = 3;

/** Share of the words that a page has at least where none has all. */
const LEAST_SHARE = 0.5;

/** Letters of a word to which another one may be near, by one letter or by two. */
const LEAST_FOR_NEAR = 4;
const LEAST_FOR_TWO = 6;

/** The pages of one language, found by the words of their texts. */
export class PageIndex {
  readonly #terms = new MiniSearch<IndexedPage>({
    idField: 'path',
    fields: [...FIELDS],
    extractField: (page, field) => fieldText(page, field),
    tokenize: (text) => wordsOf(text).flatMap(({ folded, stem }) => [folded, STEM + stem]),
    processTerm: (term) => term,
    autoVacuum: true,
  });
  readonly #pages = new Map<string, IndexedPage & { readonly folded: string }>();
  readonly #written = new WrittenWords();
  lexicon: SearchLexicon;

  constructor(lexicon: SearchLexicon) {
    this.lexicon = lexicon;
  }

  get size(): number {
    return this.#pages.size;
  }

  has = (path: string): boolean => this.#pages.has(path);

  paths = (): readonly string[] => [...this.#pages.keys()];

  /** Adds a page, or replaces it. */
  put(page: IndexedPage): void {
    this.remove(page.path);
    this.#pages.set(page.path, { ...page, folded: foldText(page.title) });
    this.#terms.add(page);
    for (const text of [page.title, ...page.headings]) this.#written.add(text);
  }

  remove(path: string): void {
    if (this.#pages.delete(path)) this.#terms.discard(path);
  }

  /** Returns the pages that match a query, the best first: those with all of its words, then those whose title contains it. */
  search(query: string): readonly Hit[] {
    const words = queryWords(query);
    const folded = foldText(query);
    const found = new Map(this.#withWords(words, 'AND', folded).map((hit) => [hit.page.path, hit]));
    if (found.size < ENOUGH && words.length > 1)
      for (const hit of this.#withWords(words, 'OR', folded))
        if (!found.has(hit.page.path)) found.set(hit.page.path, hit);
    if (folded !== '')
      for (const page of this.#pages.values())
        if (page.folded.includes(folded) && !found.has(page.path)) found.set(page.path, { page, terms: new Set() });
    const pinned = found.get(this.lexicon.pinnedPath(query) ?? '') ?? this.#pinned(query);
    const hits = [...found.values()];
    return pinned ? [pinned, ...hits.filter(({ page }) => page !== pinned.page)] : hits;
  }

  /** Returns a query that finds pages, the nearest to one that finds none; undefined where none is near. */
  nearest(query: string): string | undefined {
    return nearestQuery(query, {
      finds: (text) => this.search(text).length > 0,
      near: (folded) => this.#nearTerm(folded),
      written: (folded) => this.#written.written(folded),
    });
  }

  #nearTerm(folded: string): string | undefined {
    if (folded.length < LEAST_FOR_NEAR) return undefined;
    const fuzzy = folded.length < LEAST_FOR_TWO ? 1 : 2;
    const [best] = this.#terms.search(folded, { ...AS_IS, fuzzy, fields: ['title', 'headings'], prefix: false });
    return best?.terms.find((term) => !term.startsWith(STEM));
  }

  #pinned(query: string): Hit | undefined {
    const page = this.#pages.get(this.lexicon.pinnedPath(query) ?? '');
    return page && { page, terms: new Set() };
  }

  #withWords(words: readonly SearchWord[], combineWith: 'AND' | 'OR', folded: string): readonly Hit[] {
    if (words.length === 0) return [];
    const results = this.#terms.search(pageQuery(words, this.lexicon, combineWith), { boost: BOOST });
    return results
      .flatMap(({ id, score, terms, queryTerms, match }) => {
        const page = this.#pages.get(String(id));
        if (!page) return [];
        const share = combineWith === 'AND' ? 1 : matchedShare(words, this.lexicon, new Set(queryTerms));
        if (share < LEAST_SHARE) return [];
        return [
          {
            page,
            terms: new Set(terms),
            score: score * share * share * factorOf(page, folded) * titleFactor(words, match),
          },
        ];
      })
      .sort((one, other) => other.score - one.score);
  }
}

/** A better rank for a page whose title is the query or contains it, by its kind. */
function factorOf({ kind, folded: title }: IndexedPage & { readonly folded: string }, query: string): number {
  const inTitle = title === query ? IS_TITLE : title.includes(query) ? IN_TITLE : 1;
  return inTitle * KIND_FACTORS[kind];
}

/** A better rank for a page with several words of a query in its title. */
function titleFactor(words: readonly SearchWord[], match: Readonly<Record<string, readonly string[]>>): number {
  const inTitle = (term: string): boolean => match[term]?.includes('title') ?? false;
  const count = words.filter(({ folded, stem }) => inTitle(folded) || inTitle(STEM + stem)).length;
  return 1 + (WORDS_IN_TITLE - 1) * (count / words.length) ** 2;
}

function fieldText(
  { title, subTitle, description, keywords, headings, texts, path }: IndexedPage,
  field: string,
): string {
  switch (field) {
    case 'title':
      return title;
    case 'headings':
      return headings.join('\n');
    case 'lead':
      return [subTitle, description, keywords].join('\n');
    case 'text':
      return texts.join('\n');
    default:
      return path;
  }
}
