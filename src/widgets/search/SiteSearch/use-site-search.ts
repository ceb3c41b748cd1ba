import { useEffect, useState } from 'react';
import type { PageKind } from '#src/config/paths.ts';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { findPages, RESULTS_PER_PAGE, type SearchScope } from '#src/features/search/find-pages.ts';
import { pageKindOf, pageNumber, searchUrl } from '#src/features/search/search-url.ts';
import { useRequest } from '#src/features/request/use-request.ts';
import { type SearchFailure, walkCursors } from '#src/features/search/walk-cursors.ts';

/** State of a search. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | (Wanted & { readonly kind: 'results'; readonly found: FoundPages })
  | (Wanted & { readonly kind: 'error'; readonly failure: SearchFailure });

/** A page of the results of a term. */
export interface Wanted {
  readonly term: string;
  readonly page: number;
  /** The one kind of pages among the results; undefined for all. */
  readonly pageKind: PageKind | undefined;
}

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
 * Returns the state of the site search and its actions. It searches once typing stops, keeps the URL in step with the state: a
 * page is an entry of the history, a changed term replaces its own. It ignores the response to an outdated request. The next page is reached by the cursor of the current one, any other
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

  const run = async (wanted: Wanted, { shown, write }: Run) => {
    const { term, page, pageKind } = wanted;
    const url = searchUrl(term, scope.language, page, pageKind);
    // Without a root only the server can search.
    if (scope.root === '' && url !== undefined) {
      location.assign(url);
      return;
    }
    setState({ kind: 'loading' });
    write(url);
    const result = await request.run((signal) => {
      const fetchPage = findPages(term, { ...scope, kind: pageKind }, RESULTS_PER_PAGE, signal);
      return walkCursors({ fetchPage, steps: shown ? 1 : page, from: shown?.next ?? null });
    });
    if (result?.ok) setState({ kind: 'results', ...wanted, found: result.value });
    else if (result) setState({ kind: 'error', ...wanted, failure: result.failure.kind });
  };

  const search = (text: string) => void run({ term: text.trim(), page: 1, pageKind: undefined }, { write: replaceUrl });
  const type = (text: string) => {
    setTyped(text);
    request.cancel();
    if (text.trim() !== '') {
      request.schedule(() => search(text), SEARCH_DEBOUNCE_MS);
      return;
    }
    setState({ kind: 'idle' });
    replaceUrl();
  };
  const goToPage = (page: number) => {
    if (state.kind === 'idle' || state.kind === 'loading') return;
    setPageChanges((count) => count + 1);
    const shown = state.kind === 'results' && page === state.page + 1 ? state.found : undefined;
    void run({ term: state.term, page, pageKind: state.pageKind }, { shown, write: addUrl });
  };
  useHistory(state, (text, page, pageKind) => {
    setTyped(text);
    request.cancel();
    const term = text.trim();
    if (term === '') setState({ kind: 'idle' });
    else void run({ term, page, pageKind }, { write: () => undefined });
  });
  return { typed, state, pageChanges, type, search, goToPage };
}

/** Calls `restore` with the text and the page of the history entry that the visitor has come to, unless the state is that already. */
function useHistory(
  state: SearchState,
  restore: (text: string, page: number, pageKind: PageKind | undefined) => void,
): void {
  useEffect(() => {
    const onPopState = () => {
      const query = new URLSearchParams(location.search);
      const [text, page] = [query.get('q') ?? '', pageNumber(query.get('page'))];
      const pageKind = pageKindOf(query.get('kind'));
      // Other parts of the page have entries too.
      const isShown =
        state.kind === 'idle'
          ? text.trim() === ''
          : state.kind !== 'loading' &&
            state.term === text.trim() &&
            state.page === page &&
            state.pageKind === pageKind;
      if (!isShown) restore(text, page, pageKind);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  });
}

interface Run {
  /** The page before, whose cursor leads to this one. */
  readonly shown?: FoundPages | undefined;
  /** Writes the URL of the results into the history. */
  readonly write: (url: string | undefined) => void;
}

const replaceUrl = (url = location.pathname): void => history.replaceState(history.state, '', url);

const addUrl = (url = location.pathname): void => history.pushState(null, '', url);
