import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { findPages, type SearchScope, SUGGESTIONS_PER_REQUEST } from '#src/features/search/find-pages.ts';
import { useRequest } from '#src/features/request/use-request.ts';
import { type SearchFailure, walkCursors } from '#src/features/search/walk-cursors.ts';

/** Pages suggested for a term by all requests so far. */
interface SuggestedPages extends FoundPages {
  readonly term: string;
}

export interface UseSuggestionsResult {
  readonly suggested: SuggestedPages | undefined;
  /** Message of the last failure; stored but never shown (document 3, section 8). */
  readonly error: string | undefined;
  /** Loads the next suggestions. */
  readonly more: () => Promise<void>;
}

/** Returns the stored message of a failed request. */
export const failureMessage = (kind: SearchFailure): string =>
  kind === 'ReachedEnd' ? 'Reached end of pages' : 'Failed to fetch results';

/**
 * Returns suggestions for the typed text, requested once typing stops. Without text there are none, and a pending request is
 * aborted. Suggestions of an earlier term stay until newer ones arrive.
 */
export function useSuggestions(typed: string, { root, language }: SearchScope): UseSuggestionsResult {
  const term = typed.trim();
  const [suggested, setSuggested] = useState<SuggestedPages>();
  const [error, setError] = useState<string>();
  const { run, schedule, cancel } = useRequest();

  useEffect(() => {
    const suggest = async () => {
      const result = await run((signal) =>
        walkCursors({ fetchPage: findPages(term, { root, language }, SUGGESTIONS_PER_REQUEST, signal), steps: 1 }),
      );
      if (!result) return;
      setSuggested(result.ok ? { ...result.value, term } : undefined);
      setError(result.ok ? undefined : failureMessage(result.failure.kind));
    };
    cancel();
    if (term !== '' && root !== '') schedule(() => void suggest(), SEARCH_DEBOUNCE_MS);
  }, [term, root, language, run, schedule, cancel]);

  const more = async () => {
    if (suggested === undefined) return;
    if (suggested.next === null) {
      setError(failureMessage('ReachedEnd'));
      return;
    }
    const result = await run((signal) => {
      const fetchPage = findPages(suggested.term, { root, language }, SUGGESTIONS_PER_REQUEST, signal);
      return walkCursors({ fetchPage, steps: 1, from: suggested.next });
    });
    if (!result) return;
    if (result.ok)
      setSuggested({ ...result.value, term: suggested.term, pages: [...suggested.pages, ...result.value.pages] });
    else setError(failureMessage(result.failure.kind));
  };

  return { suggested: term === '' ? undefined : suggested, error, more };
}
