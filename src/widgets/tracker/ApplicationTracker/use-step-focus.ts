import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of the tracker. When what it shows changes, its heading gets the focus; when the step does, the page scrolls to it,
 * at once where motion is reduced.
 */
export function useStepFocus(step: string, shown: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef({ step, shown });
  useEffect(() => {
    const { step: lastStep, shown: lastShown } = last.current;
    last.current = { step, shown };
    if (lastShown === shown && lastStep === step) return;
    ref.current?.querySelector<HTMLElement>('[data-title]')?.focus({ preventScroll: true });
    if (lastStep === step) return;
    const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ block: 'start', behavior: reducesMotion ? 'auto' : 'smooth' });
  }, [step, shown]);
  return ref;
}
