import { useEffect, useRef, useState } from 'react';
import { SPENDING_COMMIT_MS } from '#src/config/timings.ts';
import { readNumber } from '#src/i18n/typed-number.ts';

/**
 * What a field shows while someone types: it counts after a pause, or at once when the field is left. A field that holds
 * nothing is empty while it has the focus, so that what is typed does not stand behind a 0.
 */
export function useDebouncedInput(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const settle = (text: string, shown: string | undefined) => {
    clearTimeout(waiting.current);
    setDraft(shown);
    commit(text);
  };
  return {
    shown: draft ?? committed,
    focus: () => {
      if (readNumber(committed) === 0) setDraft('');
    },
    type: (text: string) => {
      setDraft(text);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => settle(text, text === '' ? '' : undefined), SPENDING_COMMIT_MS);
    },
    leave: () => {
      if (draft !== undefined) settle(draft, undefined);
    },
    /** Takes a value that was set, not typed. */
    set: (text: string) => settle(text, undefined),
  };
}
