import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { rateLimits } from '../../store/schema.ts';
import type { StoreDb } from '../../store/open-store.ts';
import { consumePoint } from './consume-point.ts';
import type { Limit } from './limit.ts';

/** Interval at which rows of past counts are deleted. */
const CLEANUP_MS = 5 * 60_000;

interface Taking {
  readonly call: string;
  readonly limit: Limit;
  readonly key: string;
}

/** Counters in the store: each count is one statement, so that platforms that share a store share them. */
export class StoredCounters {
  readonly #counters = new WeakMap<StoreDb, Map<string, RateLimiterDrizzle>>();
  #cleanedAt = 0;

  /** Takes one point of a key; returns 0, or the seconds until the next. Rejects when the store fails. */
  async take(db: StoreDb, { call, limit, key }: Taking): Promise<number> {
    await this.#cleanUp(db);
    return consumePoint(this.#counter(db, call, limit), key);
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
