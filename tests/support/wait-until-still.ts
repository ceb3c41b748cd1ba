import type { Page } from '@playwright/test';

/** Longer than the longest delay between what sets a section in motion and its first frame. */
const STILL_MS = 120;

/**
 * Waits until what moves with time stands still, and has for 120 ms: axe reads colours as they are painted. What moves with scrolling
 * stands.
 */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async (stillMs) => {
    const moving = (): readonly Animation[] =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        return timeline === document.timeline && playState === 'running' && !isEndless;
      });
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await new Promise((resolve) => setTimeout(resolve, stillMs));
    } while (moving().length > 0);
  }, STILL_MS);
