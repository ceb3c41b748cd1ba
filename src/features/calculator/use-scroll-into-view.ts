import { type RefObject, useEffect, useRef } from 'react';

/** How much of an element has to be in view for a visitor to notice it. */
const NOTICEABLE_PX = 160;

/** Scrolls to an element when it shows something new outside of the view, as on a phone, where it is below the form. */
export function useScrollIntoView(shown: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (shown === undefined || !box || (box.top < window.innerHeight - NOTICEABLE_PX && box.bottom > NOTICEABLE_PX))
      return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, [shown]);
  return place;
}
