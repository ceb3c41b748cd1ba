import { useState } from 'react';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings.ts';
import { findPages, RESULTS_PER_PAGE, type SearchScope } from '../../../features/search/find-pages.ts';
import { searchUrl } from '../../../features/search/search-url.ts';
import { replaceHistoryUrl } from './replace-history-url.ts';
import { useLatestRequest } from '../../../features/search/use-latest-request.ts';
import { walkCursors, type WalkFailure } from '../../../features/search/walk-cursors.ts';

/** What a search has come to. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'results'; readonly term: string; readonly page: number; readonly found: FoundPages }
  | { readonly kind: 'error'; readonly term: string; readonly page: number; readonly failure: WalkFailure['kind'] };

export interface UseSiteSearchResult {
  readonly typed: string;
  readonly state: SearchState;
  /** How often another page was asked for. */
  readonly pageChanges: number;
  readonly type: (typed: string) => void;
  /** Searches at once for what was typed. */
  readonly search: (typed: string) => void;
  readonly goToPage: (page: number) => void;
}

/**
 * The site search while its page is open: it searches once typing stops, shows the address of what it shows, and drops
 * the answer to a question that is no longer asked. A page further on is reached by the cursor of the one that is shown,
 * a page before it by walking the cursors again from the start.
 */
export function useSiteSearch(
  scope: SearchScope,
  asked: { readonly typed: string; readonly state: SearchState },
): UseSiteSearchResult {
  const [typed, setTyped] = useState(asked.typed);
  const [state, setState] = useState(asked.state);
  const [moves, setMoves] = useState(0);
  const question = useLatestRequest();

  const run = async (term: string, page: number, shown: FoundPages | undefined) => {
    const address = searchUrl(term, scope.language, page);
    // Without knowing where to seek only the server can.
    if (scope.root === '' && address !== undefined) {
      location.assign(address);
      return;
    }
    const signal = question.start();
    setState({ kind: 'loading' });
    replaceHistoryUrl(address);
    const ask = findPages(term, scope, RESULTS_PER_PAGE, signal);
    const answer = await walkCursors({ fetchPage: ask, steps: shown ? 1 : page, from: shown?.next ?? null });
    if (signal.aborted) return;
    if (answer.ok) setState({ kind: 'results', term, page, found: answer.value });
    else setState({ kind: 'error', term, page, failure: answer.failure.kind });
  };

  const search = (text: string) => void run(text.trim(), 1, undefined);
  const type = (text: string) => {
    setTyped(text);
    question.cancel();
    if (text.trim() !== '') {
      question.schedule(() => search(text), SEARCH_DEBOUNCE_MS);
      return;
    }
    setState({ kind: 'idle' });
    replaceHistoryUrl();
  };
  const moveTo = (page: number) => {
    if (state.kind === 'idle' || state.kind === 'loading') return;
    setMoves((count) => count + 1);
    void run(state.term, page, state.kind === 'results' && page === state.page + 1 ? state.found : undefined);
  };
  return { typed, state, pageChanges: moves, type, search, goToPage: moveTo };
}
