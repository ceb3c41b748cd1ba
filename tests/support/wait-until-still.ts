import type { Page } from '@playwright/test';
import { FIRST_EXPANSION_MS } from '#src/config/timings/motion.ts';

/** Longer than a pile that has come into view waits before it opens. */
const STILL_MS = FIRST_EXPANSION_MS + 20;

/**
 * Waits until what moves with time stands still, and has for a while: axe reads colours as they are painted. What moves with scrolling
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
