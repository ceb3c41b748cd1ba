import { useState } from 'react';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { findPages, RESULTS_PER_PAGE, type SearchScope } from '#src/features/search/find-pages.ts';
import { searchUrl } from '#src/features/search/search-url.ts';
import { replaceHistoryUrl } from './replace-history-url.ts';
import { useRequest } from '#src/features/request/use-request.ts';
import { type SearchFailure, walkCursors } from '#src/features/search/walk-cursors.ts';

/** State of a search. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'results'; readonly term: string; readonly page: number; readonly found: FoundPages }
  | { readonly kind: 'error'; readonly term: string; readonly page: number; readonly failure: SearchFailure };

export interface UseSiteSearchResult {
  readonly typed: string;
  readonly state: SearchState;
  /** Number of page changes so far. */
  readonly pageChanges: number;
  readonly type: (typed: string) => void;
  /** Searches for the text at once. */
  readonly search: (typed: string) => void;
  readonly goToPage: (page: number) => void;
}

/**
 * Returns the state of the site search and its actions. It searches once typing stops, keeps the URL in step with the state,
 * and ignores the response to an outdated request. The next page is reached by the cursor of the current one, any other
 * page by walking the cursors from the start.
 */
export function useSiteSearch(
  scope: SearchScope,
  initial: { readonly typed: string; readonly state: SearchState },
): UseSiteSearchResult {
  const [typed, setTyped] = useState(initial.typed);
  const [state, setState] = useState(initial.state);
  const [pageChanges, setPageChanges] = useState(0);
  const request = useRequest();

  const run = async (term: string, page: number, shown: FoundPages | undefined) => {
    const url = searchUrl(term, scope.language, page);
    // Without a root only the server can search.
    if (scope.root === '' && url !== undefined) {
      location.assign(url);
      return;
    }
    setState({ kind: 'loading' });
    replaceHistoryUrl(url);
    const result = await request.run((signal) => {
      const fetchPage = findPages(term, scope, RESULTS_PER_PAGE, signal);
      return walkCursors({ fetchPage, steps: shown ? 1 : page, from: shown?.next ?? null });
    });
    if (!result) return;
    if (result.ok) setState({ kind: 'results', term, page, found: result.value });
    else setState({ kind: 'error', term, page, failure: result.failure.kind });
  };

  const search = (text: string) => void run(text.trim(), 1, undefined);
  const type = (text: string) => {
    setTyped(text);
    request.cancel();
    if (text.trim() !== '') {
      request.schedule(() => search(text), SEARCH_DEBOUNCE_MS);
      return;
    }
    setState({ kind: 'idle' });
    replaceHistoryUrl();
  };
  const goToPage = (page: number) => {
    if (state.kind === 'idle' || state.kind === 'loading') return;
    setPageChanges((count) => count + 1);
    void run(state.term, page, state.kind === 'results' && page === state.page + 1 ? state.found : undefined);
  };
  return { typed, state, pageChanges, type, search, goToPage };
}
