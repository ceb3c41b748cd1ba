import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings.ts';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { findPages, type SearchScope, SUGGESTIONS_PER_REQUEST } from '../../../features/search/find-pages.ts';
import { useLatestRequest } from '../../../features/search/use-latest-request.ts';
import { walkCursors, type WalkFailure } from '../../../features/search/walk-cursors.ts';

/** Pages that are suggested for a term: those of every request so far. */
interface SuggestedPages extends FoundPages {
  readonly term: string;
}

export interface UseSuggestionsResult {
  readonly suggested: SuggestedPages | undefined;
  /** What went wrong last; it is kept, never shown (document 3, section 8). */
  readonly error: string | undefined;
  /** Walks on to the next suggestions. */
  readonly more: () => Promise<void>;
}

/** What is called a suggestion's failure where it is kept. */
export const failureMessage = (kind: WalkFailure['kind']): string =>
  kind === 'ReachedEnd' ? 'Reached end of pages' : 'Failed to fetch results';

/**
 * Suggestions for what is typed, asked for once typing stops; without text there are none at once, and nothing is asked
 * any more. Those of an earlier term stay until newer ones come.
 */
export function useSuggestions(typed: string, { root, language }: SearchScope): UseSuggestionsResult {
  const term = typed.trim();
  const [suggested, setSuggested] = useState<SuggestedPages>();
  const [problem, setProblem] = useState<string>();
  const { start, schedule, cancel } = useLatestRequest();

  useEffect(() => {
    const suggest = async () => {
      const signal = start();
      const answer = await walkCursors({
        fetchPage: findPages(term, { root, language }, SUGGESTIONS_PER_REQUEST, signal),
        steps: 1,
      });
      if (signal.aborted) return;
      setSuggested(answer.ok ? { ...answer.value, term } : undefined);
      setProblem(answer.ok ? undefined : failureMessage(answer.failure.kind));
    };
    cancel();
    if (term !== '' && root !== '') schedule(() => void suggest(), SEARCH_DEBOUNCE_MS);
  }, [term, root, language, start, schedule, cancel]);

  const more = async () => {
    if (suggested === undefined) return;
    if (suggested.next === null) {
      setProblem(failureMessage('ReachedEnd'));
      return;
    }
    const signal = start();
    const ask = findPages(suggested.term, { root, language }, SUGGESTIONS_PER_REQUEST, signal);
    const answer = await walkCursors({ fetchPage: ask, steps: 1, from: suggested.next });
    if (signal.aborted) return;
    if (answer.ok)
      setSuggested({ ...answer.value, term: suggested.term, pages: [...suggested.pages, ...answer.value.pages] });
    else setProblem(failureMessage(answer.failure.kind));
  };

  return { suggested: term === '' ? undefined : suggested, error: problem, more };
}
