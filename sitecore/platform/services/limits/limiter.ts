import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Store } from '../../store/store.ts';
import { consumePoint, type Counter } from './consume-point.ts';
import type { Limit } from './limit.ts';
import type { StoredCounters } from './stored-counters.ts';

interface LimiterOptions {
  readonly store: Store;
  /** Receives the error when the store cannot count; requests are then counted in memory. */
  readonly onStoreError: (error: unknown) => void;
}

/** Counts requests by call and client. */
export class Limiter {
  readonly #options: LimiterOptions;
  readonly #inMemory = new Map<string, RateLimiterMemory>();
  #stored: Promise<StoredCounters> | undefined;

  constructor(options: LimiterOptions) {
    this.#options = options;
  }

  /** Takes one request of a client; returns 0, or the seconds until the next is allowed. */
  take(call: string, limit: Limit, client: string): Promise<number> {
    return this.#count(call, limit, { client, count: consumePoint });
  }

  /** Gives back one request that was taken. */
  async giveBack(call: string, limit: Limit, client: string): Promise<void> {
    await this.#count(call, limit, { client, count: (counter, key) => counter.reward(key) });
  }

  async #count<T>(
    call: string,
    limit: Limit,
    { client, count }: { readonly client: string; readonly count: (counter: Counter, key: string) => Promise<T> },
  ): Promise<T> {
    // The address of a client is not stored.
    const key = createHash('sha256').update(client).digest('base64url');
    if (limit.in === 'memory') return count(this.#memory(call, limit), key);
    try {
      const db = await this.#options.store.db();
      return await count(await (await this.#counters()).counter(db, call, limit), key);
    } catch (error) {
      this.#options.onStoreError(error);
      return count(this.#memory(call, limit), key);
    }
  }

  #memory(call: string, { requests, seconds }: Limit): RateLimiterMemory {
    const counter =
      this.#inMemory.get(call) ?? new RateLimiterMemory({ keyPrefix: call, points: requests, duration: seconds });
    this.#inMemory.set(call, counter);
    return counter;
  }

  /** The query builder is imported on first use, so that a start does not load it. */
  #counters(): Promise<StoredCounters> {
    this.#stored ??= import('./stored-counters.ts').then(({ StoredCounters }) => new StoredCounters());
    return this.#stored;
  }
}
