import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { rateLimits } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import type { Counter } from './consume-point.ts';
import type { Limit } from './limit.ts';

/** Interval at which rows of past counts are deleted. */
const CLEANUP_MS = 5 * 60_000;

/** Counters in the store: each count is one statement, so that platforms that share a store share them. */
export class StoredCounters {
  readonly #counters = new WeakMap<StoreDb, Map<string, RateLimiterDrizzle>>();
  #cleanedAt = 0;

  /** Returns the counter of a call. Rejects when the store fails, as the counter does. */
  async counter(db: StoreDb, call: string, limit: Limit): Promise<Counter> {
    await this.#cleanUp(db);
    return this.#counter(db, call, limit);
  }

  #counter(db: StoreDb, call: string, { requests, seconds }: Limit): RateLimiterDrizzle {
    const counters = this.#counters.get(db) ?? new Map<string, RateLimiterDrizzle>();
    this.#counters.set(db, counters);
    const counter =
      counters.get(call) ??
      new RateLimiterDrizzle({
        keyPrefix: call,
        points: requests,
        duration: seconds,
        storeClient: db,
        schema: rateLimits,
        clearExpiredByTimeout: false,
      });
    counters.set(call, counter);
    return counter;
  }

  async #cleanUp(db: StoreDb): Promise<void> {
    const now = Date.now();
    if (now - this.#cleanedAt < CLEANUP_MS) return;
    this.#cleanedAt = now;
    await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(now)));
  }
}
