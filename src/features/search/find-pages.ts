import type { Language } from '#sitecore/definitions/language.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { fetchQuery, type QueryResult } from '#src/queries/fetch-query.ts';
import type { PageKind } from '#src/config/paths.ts';
import { type FoundPages, siteSearch } from '#src/queries/site-search.query.ts';

/** Suggestions per request. */
export const SUGGESTIONS_PER_REQUEST = 5;

/** Results per page of the site search. */
export const RESULTS_PER_PAGE = 4;

/** Part of the site and language to search in. */
export interface SearchScope {
  /** Id of the site's home item; empty when the server could not resolve it, which disables the search. */
  readonly root: string;
  readonly language: Language;
  /** The one kind of pages to find; all by default. */
  readonly kind?: PageKind | undefined;
}

/** Returns the `fetchPage` of `walkCursors` for the pages that match a term, `first` per request. */
export const findPages =
  (term: string, { root, language, kind }: SearchScope, first: number, signal: AbortSignal) =>
  (after: string | null): Promise<QueryResult<FoundPages>> =>
    fetchQuery(
      siteSearch,
      { term: term.trim(), language, root, today: riyadhDay(new Date()), first, after, kind },
      signal,
    );
