import type { Page } from '@playwright/test';

/** Waits until what moves with time stands still: axe reads colours as they are painted. What moves with scrolling stands. */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return timeline === document.timeline && playState === 'running' && !isEndless;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
