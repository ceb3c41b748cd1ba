import { gt, lt, or } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { rateLimits } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import type { Counter } from './consume-point.ts';
import type { Limit } from './limit.ts';

/** Interval at which rows of past counts are deleted. */
const CLEANUP_MS = 5 * 60_000;

/** Duration of the longest limit. */
const LONGEST_MS = 24 * 3_600_000;

/** Counters in the store: each count is one statement, so that platforms that share a store share them. */
export class StoredCounters {
  readonly #counters = new WeakMap<StoreDb, Map<string, RateLimiterDrizzle>>();
  #cleanedAt = -Infinity;

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

  /** Deletes past counts, and those that a clock which was ahead has written: they would refuse a client until it is that late. */
  async #cleanUp(db: StoreDb): Promise<void> {
    if (performance.now() - this.#cleanedAt < CLEANUP_MS) return;
    this.#cleanedAt = performance.now();
    const [now, longest] = [new Date(), new Date(Date.now() + LONGEST_MS)];
    await db.delete(rateLimits).where(or(lt(rateLimits.expire, now), gt(rateLimits.expire, longest)));
  }
}
