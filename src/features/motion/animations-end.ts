/** Resolves when the elements' transitions and animations have ended, at once where nothing moves. */
export async function animationsEnd(elements: Iterable<Element>): Promise<void> {
  const running = [...elements].flatMap((element) => ('getAnimations' in element ? element.getAnimations() : []));
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Tells if the visitor wants as little motion as possible. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
