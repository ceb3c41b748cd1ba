import type { Language } from '#sitecore/definitions/language.ts';
import { fetchQuery, type QueryResult } from '#src/queries/fetch-query.ts';
import { type FoundPages, siteSearch } from '#src/queries/site-search.query.ts';

/** How many suggestions one request asks for. */
export const SUGGESTIONS_PER_REQUEST = 5;

/** How many results a page of the site search has. */
export const RESULTS_PER_PAGE = 4;

/** Where pages are sought, and in which language. */
export interface SearchScope {
  /** The id of the site's home; empty when the server could not find out, so that nothing can be sought from here. */
  readonly root: string;
  readonly language: Language;
}

/** Asks for one page of what a term finds; the rest of what `walkCursors` needs. */
export const findPages =
  (term: string, { root, language }: SearchScope, first: number, signal: AbortSignal) =>
  (after: string | null): Promise<QueryResult<FoundPages>> =>
    fetchQuery(siteSearch, { term: term.trim(), language, root, first, after }, signal);
