import { type RefObject, useEffect, useRef, useState } from 'react';
import { CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX } from '#src/config/timings.ts';

interface Clamped {
  readonly text: RefObject<HTMLDivElement | null>;
  /** Whether the text is taller than what is shown of it when it is folded. */
  readonly overflows: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The class that folds text; utilities.css. */
export const FOLDED = 'clamp-lines';

/** Whether text overflows: its full height exceeds the folded height by more than 5 px. */
export const isTaller = (full: number, folded: number): boolean => full - folded > CLAMP_TOLERANCE_PX;

/** Finds out whether text that folds overflows, 100 ms after it is laid out and after each change of the window. */
export function useClamp(): Clamped {
  const text = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let due: ReturnType<typeof setTimeout>;
    const check = () => {
      if (text.current) setOverflows(overflowsFolded(text.current));
    };
    const checkSoon = () => {
      clearTimeout(due);
      due = setTimeout(check, CLAMP_CHECK_MS);
    };
    checkSoon();
    window.addEventListener('resize', checkSoon);
    const stop = whenLaidOut(text.current, checkSoon);
    return () => {
      clearTimeout(due);
      stop();
      window.removeEventListener('resize', checkSoon);
    };
  }, []);
  return { text, overflows, open, setOpen };
}

/** Text in a closed answer or a tab that is not shown is laid out only later, without a word to anyone else. */
function whenLaidOut(text: Element | null, then: () => void): () => void {
  if (!text || !('ResizeObserver' in window)) return () => undefined;
  const observer = new ResizeObserver(then);
  observer.observe(text);
  return () => observer.disconnect();
}

/** Open text is folded for the length of the question, which nobody sees: nothing is painted meanwhile. */
function overflowsFolded(text: HTMLElement): boolean {
  const wasFolded = text.classList.contains(FOLDED);
  text.classList.add(FOLDED);
  const taller = isTaller(text.scrollHeight, text.clientHeight);
  text.classList.toggle(FOLDED, wasFolded);
  return taller;
}
