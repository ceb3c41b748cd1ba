import { nextIdleFrame } from '../frames.ts';

/**
 * Makes elements inert or active again, as `isActive` says by then, one in each idle frame from the next one on, those that become
 * inert first; `mark` is an attribute that comes and goes with it. Being inert is inherited, so that the browser restyles all that
 * is in an element: all of them at once would hold the page up.
 */
export async function updateInert(
  elements: readonly HTMLElement[],
  isActive: (element: HTMLElement) => boolean,
  mark = 'inert',
): Promise<void> {
  const changing = elements.filter((element) =>
    ['inert', mark].some((name) => element.hasAttribute(name) === isActive(element)),
  );
  const leaving = changing.filter((element) => !isActive(element));
  for (const element of [...leaving, ...changing.filter(isActive)]) {
    await nextIdleFrame();
    for (const name of ['inert', mark]) element.toggleAttribute(name, !isActive(element));
  }
}
