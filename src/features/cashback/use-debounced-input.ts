import { useEffect, useRef, useState } from 'react';
import { SPENDING_COMMIT_MS } from '#src/config/timings/typing.ts';
import { readNumber } from '#src/i18n/typed-number.ts';

/**
 * Returns the props of an input whose text is committed after a pause in typing, or at once when the field loses focus.
 * A value of 0 becomes empty on focus, so that digits are not typed after it.
 */
export function useDebouncedInput(committed: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const commitNow = (text: string, draftAfter: string | undefined) => {
    clearTimeout(timer.current);
    setDraft(draftAfter);
    commit(text);
  };
  return {
    value: draft ?? committed,
    onFocus: () => {
      if (readNumber(committed) === 0) setDraft('');
    },
    onChange: (text: string) => {
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commitNow(text, text === '' ? '' : undefined), SPENDING_COMMIT_MS);
    },
    onBlur: () => {
      if (draft !== undefined) commitNow(draft, undefined);
    },
    /** Commits a value that was not typed, such as the slider's. */
    setValue: (text: string) => commitNow(text, undefined),
  };
}
