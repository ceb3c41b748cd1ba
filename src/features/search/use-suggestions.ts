import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings.ts';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { findPages, type Scope, SUGGESTIONS } from './find-pages.ts';
import { useQuestion } from './use-question.ts';
import { walkCursors, type WalkFailure } from './walk-cursors.ts';

/** Pages that are suggested for a term: those of every request so far. */
interface Suggested extends FoundPages {
  readonly term: string;
}

export interface Suggestions {
  readonly suggested: Suggested | undefined;
  /** What went wrong last; it is kept, never shown (document 3, section 8). */
  readonly problem: string | undefined;
  /** Walks on to the next suggestions. */
  readonly more: () => Promise<void>;
}

/** What is called a suggestion's failure where it is kept. */
export const problemOf = (kind: WalkFailure['kind']): string =>
  kind === 'ReachedEnd' ? 'Reached end of pages' : 'Failed to fetch results';

/**
 * Suggestions for what is typed, asked for once typing stops; without text there are none at once, and nothing is asked
 * any more. Those of an earlier term stay until newer ones come.
 */
export function useSuggestions(typed: string, { root, language }: Scope): Suggestions {
  const term = typed.trim();
  const [suggested, setSuggested] = useState<Suggested>();
  const [problem, setProblem] = useState<string>();
  const { begin, later, drop } = useQuestion();

  useEffect(() => {
    const suggest = async () => {
      const signal = begin();
      const answer = await walkCursors({ ask: findPages(term, { root, language }, SUGGESTIONS, signal), steps: 1 });
      if (signal.aborted) return;
      setSuggested(answer.ok ? { ...answer.value, term } : undefined);
      setProblem(answer.ok ? undefined : problemOf(answer.failure.kind));
    };
    drop();
    if (term !== '' && root !== '') later(() => void suggest(), SEARCH_DEBOUNCE_MS);
  }, [term, root, language, begin, later, drop]);

  const more = async () => {
    if (suggested === undefined) return;
    if (suggested.next === null) {
      setProblem(problemOf('ReachedEnd'));
      return;
    }
    const signal = begin();
    const ask = findPages(suggested.term, { root, language }, SUGGESTIONS, signal);
    const answer = await walkCursors({ ask, steps: 1, from: suggested.next });
    if (signal.aborted) return;
    if (answer.ok)
      setSuggested({ ...answer.value, term: suggested.term, pages: [...suggested.pages, ...answer.value.pages] });
    else setProblem(problemOf(answer.failure.kind));
  };

  return { suggested: term === '' ? undefined : suggested, problem, more };
}
