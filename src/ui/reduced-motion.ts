/** Tells if the visitor wants as little motion as possible. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
