import { type RefObject, useEffect, useRef } from 'react';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';

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
    ref.current?.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }, [step, shown]);
  return ref;
}
