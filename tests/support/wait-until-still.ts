import type { Page } from '@playwright/test';
import { FIRST_EXPANSION_MS } from '#src/config/timings/motion.ts';

/** Longer than a pile that has come into view waits before it opens. */
const STILL_MS = FIRST_EXPANSION_MS + 20;

/**
 * Waits until what moves with time stands still, and has for a while: axe reads colours as they are painted. What moves with scrolling
 * stands, and so does what moves in a section that the browser skips: it neither goes on there nor ends.
 */
export const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async (stillMs) => {
    const moving = (): readonly Animation[] =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        const target = effect instanceof KeyframeEffect ? effect.target : undefined;
        const isSkipped = target?.checkVisibility({ contentVisibilityAuto: true }) === false;
        return timeline === document.timeline && playState === 'running' && !isEndless && !isSkipped;
      });
    const pause = () => new Promise((resolve) => setTimeout(resolve, stillMs));
    do {
      // The browser may skip an animation meanwhile.
      await Promise.race([Promise.allSettled(moving().map(({ finished }) => finished)), pause()]);
      await pause();
    } while (moving().length > 0);
  }, STILL_MS);
