import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { type AnimatedSection, openSection, pressEach, showSection } from './sections.ts';

/**
 * Milliseconds of the longest task after the page has loaded, until the section is in view and has played its intro and during its
 * moves, 0 for none of 50 or more.
 */
export interface LongestTasks {
  readonly start: number;
  readonly moves: number;
}

/** Visits a section and returns its longest tasks. */
export async function longestTasks(browser: Browser, site: string, section: AnimatedSection): Promise<LongestTasks> {
  const page = await openSection(browser, site + section.path, (opened) => opened.addInitScript(noteTasks));
  await showSection(page, section);
  const start = await longestTask(page);
  await pressEach(page, section);
  const moves = await longestTask(page);
  await page.close();
  return { start, moves };
}

/** Runs in the page: notes the tasks of 50 ms or more that begin after it has loaded. */
function noteTasks(): void {
  const tasks: number[] = [];
  Reflect.set(globalThis, 'longTasks', tasks);
  addEventListener('load', () => {
    const loaded = performance.now();
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) if (startTime > loaded) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Returns the length of the longest task noted since the last call. */
async function longestTask(page: Page): Promise<number> {
  const tasks: unknown = await page.evaluate(() => {
    const noted: unknown = Reflect.get(globalThis, 'longTasks');
    return Array.isArray(noted) ? noted.splice(0) : noted;
  });
  return Math.max(0, ...z.array(z.number()).parse(tasks));
}
