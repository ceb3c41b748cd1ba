import { type RefObject, useEffect, useRef } from 'react';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';

/** Height of an element that has to be in view for a visitor to notice it. */
const NOTICEABLE_PX = 160;

/** Returns the ref of an element that is scrolled to when `content` changes while it is out of view, as on a phone. */
export function useScrollIntoView(content: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (content === undefined || !box || (box.top < window.innerHeight - NOTICEABLE_PX && box.bottom > NOTICEABLE_PX))
      return;
    ref.current?.scrollIntoView({ block: 'start', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  }, [content]);
  return ref;
}
