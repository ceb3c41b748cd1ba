/** Tells if the visitor wants as little motion as possible. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls as little as shows all of an element: smoothly, and at once for a visitor who wants little motion. */
export function scrollToView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
}
