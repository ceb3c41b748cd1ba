import type { Page } from '@playwright/test';

/**
 * Holds what a page's scripts do by `history.back()`, as a slow browser would. Returns a function that goes back as often as they did
 * meanwhile, and holds no more.
 */
export async function holdGoingBack(page: Page): Promise<() => Promise<void>> {
  const times = await page.evaluateHandle(() => {
    const held = { count: 0 };
    history.back = () => {
      held.count += 1;
    };
    return held;
  });
  return () =>
    times.evaluate(({ count }) => {
      Reflect.deleteProperty(history, 'back');
      for (let time = 0; time < count; time += 1) history.back();
    });
}
