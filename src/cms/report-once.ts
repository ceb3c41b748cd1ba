import { LRUCache } from 'lru-cache';

/** Problems that are remembered, and the milliseconds after which one is reported again. */
const reported = new LRUCache<string, true>({ max: 1000, ttl: 3_600_000 });

/** Logs a problem of content, once an hour: a page is decoded again and again. */
export function reportOnce(problem: string): void {
  if (reported.has(problem)) return;
  reported.set(problem, true);
  console.error(problem);
}
