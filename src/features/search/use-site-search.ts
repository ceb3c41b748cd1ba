import { useState } from 'react';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings.ts';
import { findPages, RESULTS, type Scope } from './find-pages.ts';
import { searchAddress } from './search-address.ts';
import { showAddress } from './show-address.ts';
import { useQuestion } from './use-question.ts';
import { walkCursors, type WalkFailure } from './walk-cursors.ts';

/** What a search has come to. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'results'; readonly term: string; readonly page: number; readonly found: FoundPages }
  | { readonly kind: 'error'; readonly term: string; readonly page: number; readonly failure: WalkFailure['kind'] };

export interface SiteSearch {
  readonly typed: string;
  readonly state: SearchState;
  /** How often another page was asked for. */
  readonly moves: number;
  readonly type: (typed: string) => void;
  /** Searches at once for what was typed. */
  readonly search: (typed: string) => void;
  readonly moveTo: (page: number) => void;
}

/**
 * The site search while its page is open: it searches once typing stops, shows the address of what it shows, and drops
 * the answer to a question that is no longer asked. A page further on is reached by the cursor of the one that is shown,
 * a page before it by walking the cursors again from the start.
 */
export function useSiteSearch(
  scope: Scope,
  asked: { readonly typed: string; readonly state: SearchState },
): SiteSearch {
  const [typed, setTyped] = useState(asked.typed);
  const [state, setState] = useState(asked.state);
  const [moves, setMoves] = useState(0);
  const question = useQuestion();

  const run = async (term: string, page: number, shown: FoundPages | undefined) => {
    const address = searchAddress(term, scope.language, page);
    // Without knowing where to seek only the server can.
    if (scope.root === '' && address !== undefined) {
      location.assign(address);
      return;
    }
    const signal = question.begin();
    setState({ kind: 'loading' });
    showAddress(address);
    const ask = findPages(term, scope, RESULTS, signal);
    const answer = await walkCursors({ ask, steps: shown ? 1 : page, from: shown?.next ?? null });
    if (signal.aborted) return;
    if (answer.ok) setState({ kind: 'results', term, page, found: answer.value });
    else setState({ kind: 'error', term, page, failure: answer.failure.kind });
  };

  const search = (text: string) => void run(text.trim(), 1, undefined);
  const type = (text: string) => {
    setTyped(text);
    question.drop();
    if (text.trim() !== '') {
      question.later(() => search(text), SEARCH_DEBOUNCE_MS);
      return;
    }
    setState({ kind: 'idle' });
    showAddress();
  };
  const moveTo = (page: number) => {
    if (state.kind === 'idle' || state.kind === 'loading') return;
    setMoves((count) => count + 1);
    void run(state.term, page, state.kind === 'results' && page === state.page + 1 ? state.found : undefined);
  };
  return { typed, state, moves, type, search, moveTo };
}
