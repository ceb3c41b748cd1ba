import MiniSearch, { type SearchResult } from 'minisearch';
import { foldText } from '#sitecore/rules/fold-text.ts';
import type { PageKind } from '#src/config/paths.ts';
import { AS_IS, indexTerms, isWord, type Meaning, meaningsOf, pageQuery, shareAmong, termsOf } from './page-query.ts';
import { nearestQuery, WrittenWords } from './nearest-words.ts';
import { queryWords, wordsOf } from './search-words.ts';
import type { SearchLexicon } from './synonyms.ts';

/** A page as it is found. */
export interface IndexedPage {
  readonly id: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly kind: PageKind;
  /** True for one of many alike: an article, an offer, a branch, a person, a position. */
  readonly isOneOfMany: boolean;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly image: { readonly src: string; readonly alt: string } | null;
  readonly keywords: string;
  readonly headings: readonly string[];
  readonly texts: readonly string[];
}

/** A page with its title folded. */
type FoldedPage = IndexedPage & { readonly folded: string };

/** A page that is found, with the terms of the index that it was found by. */
export interface Hit {
  readonly page: IndexedPage;
  readonly terms: readonly string[];
}

const FIELDS = ['title', 'headings', 'lead', 'text'] as const;
const BOOST = { title: 12, headings: 3, lead: 4, text: 1 };

/** Factors of the pages that most visitors look for, and of those of which there are many. */
const KIND_FACTORS: Readonly<Partial<Record<PageKind, number>>> = { products: 1.25, help: 1.25 };
const ONE_OF_MANY = 0.5;

/** Factor of a page whose title has all words of the query; of one with some of them accordingly less. */
const WORDS_IN_TITLE = 3;

/** Factors of a page whose title is the query, or contains it. */
const IS_TITLE = 3;
const IN_TITLE = 1.5;

/** Gain of a page that is high up in the tree. */
const HIGH_UP = 0.2;

/** Power of the share of a query's words that a page has. */
const SHARE_POWER = 3;

/** Least share of a query's words by which a page is found; with no more than that one of them is in its title. */
const LEAST_SHARE = 0.5;

/** Pages with all words of a query beside which none is found that has fewer. */
const MANY = 50;

/** Letters of a word to which another one may be near, by one letter or by two. */
const LEAST_FOR_NEAR = 4;
const LEAST_FOR_TWO = 6;

/** The pages of one language, found by the words of their texts. */
export class PageIndex {
  readonly #terms = new MiniSearch<IndexedPage>({
    idField: 'path',
    fields: [...FIELDS],
    extractField: (page, field) => fieldText(page, field),
    tokenize: (text) => this.#termsOf(text),
    processTerm: (term) => term,
    autoVacuum: true,
  });
  readonly #pages = new Map<string, FoldedPage>();
  /** Terms of all pages that ever were in the index. */
  readonly #known = new Set<string>();
  readonly #written = new WrittenWords();
  readonly lexicon: SearchLexicon;

  constructor(lexicon: SearchLexicon) {
    this.lexicon = lexicon;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Returns all pages. */
  pages = (): readonly IndexedPage[] => [...this.#pages.values()];

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

  /**
   * Returns the pages that match a query, the best first: those with its words in any order, fewer of them for less, and those whose title
   * contains its letters.
   */
  search(query: string): readonly Hit[] {
    const folded = foldText(query);
    const meanings = meaningsOf(queryWords(query), this.lexicon, (word) =>
      termsOf(word).some((term) => this.#known.has(term)),
    );
    const found = new Map(this.#withMeanings(meanings, folded));
    if (folded !== '')
      for (const page of this.#pages.values())
        if (!found.has(page.path) && page.folded.includes(folded)) found.set(page.path, { page, terms: [] });
    const pinned = this.#pages.get(this.lexicon.pinnedPath(query) ?? '');
    if (!pinned) return [...found.values()];
    const first = found.get(pinned.path) ?? { page: pinned, terms: [] };
    found.delete(pinned.path);
    return [first, ...found.values()];
  }

  /** Returns a query that finds pages, the nearest to one that finds none; undefined where none is near. */
  nearest(query: string): string | undefined {
    return nearestQuery(query, {
      finds: (text) => this.search(text).length > 0,
      near: (folded) => this.#nearTerm(folded),
      written: (folded) => this.#written.written(folded),
    });
  }

  #termsOf(text: string): string[] {
    const terms = indexTerms(wordsOf(text), this.lexicon);
    for (const term of terms) this.#known.add(term);
    return terms;
  }

  #nearTerm(folded: string): string | undefined {
    if (folded.length < LEAST_FOR_NEAR) return undefined;
    const fuzzy = folded.length < LEAST_FOR_TWO ? 1 : 2;
    const [best] = this.#terms.search(folded, { ...AS_IS, fuzzy, fields: ['title', 'headings'], prefix: false });
    return best?.terms.find(isWord);
  }

  /** Returns the matches of all meanings where they are many, and else those of any. */
  #matches(meanings: readonly Meaning[]): readonly SearchResult[] {
    const find = (combineWith: 'AND' | 'OR') => this.#terms.search(pageQuery(meanings, combineWith), { boost: BOOST });
    const all = find('AND');
    return meanings.length === 1 || all.length >= MANY ? all : find('OR');
  }

  #withMeanings(meanings: readonly Meaning[], query: string): readonly (readonly [path: string, hit: Hit])[] {
    if (meanings.length === 0) return [];
    const hits: { readonly hit: Hit; readonly score: number }[] = [];
    for (const { id, score, terms, queryTerms, match } of this.#matches(meanings)) {
      const page = this.#pages.get(String(id));
      const share = meanings.length === 1 ? 1 : shareAmong(meanings, (term) => queryTerms.includes(term));
      // A plain object: the words of a query may be members of Object.
      const inTitle = shareAmong(
        meanings,
        (term) => Object.hasOwn(match, term) && match[term]?.includes('title') === true,
      );
      if (!page || share < LEAST_SHARE || (share === LEAST_SHARE && inTitle === 0)) continue;
      const factor = share ** SHARE_POWER * (1 + (WORDS_IN_TITLE - 1) * inTitle ** 2) * factorOf(page, query);
      hits.push({ hit: { page, terms }, score: score * factor });
    }
    return hits.sort((one, other) => other.score - one.score).map(({ hit }) => [hit.page.path, hit]);
  }
}

/** A better rank for a page whose title is the query or contains it, by its kind and its place in the tree. */
function factorOf({ kind, isOneOfMany, path, folded: title }: FoldedPage, query: string): number {
  const inTitle = title === query ? IS_TITLE : title.includes(query) ? IN_TITLE : 1;
  const depth = 1 + HIGH_UP / path.split('/').length;
  return inTitle * depth * (isOneOfMany ? ONE_OF_MANY : (KIND_FACTORS[kind] ?? 1));
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
      return [subTitle, description, keywords, path.replaceAll('/', ' ')].join('\n');
    case 'text':
      return texts.join('\n');
    default:
      return path;
  }
}
