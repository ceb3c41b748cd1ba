import { nextTask } from '#src/ui/frames.ts';

/** Resolves when the elements' transitions and animations have ended, in a task after their last frame; at once where nothing moves. */
export async function animationsEnd(elements: Iterable<Element>): Promise<void> {
  const running = [...elements].flatMap((element) => ('getAnimations' in element ? element.getAnimations() : []));
  if (running.length === 0) return;
  await Promise.allSettled(running.map(({ finished }) => finished));
  await nextTask();
}
