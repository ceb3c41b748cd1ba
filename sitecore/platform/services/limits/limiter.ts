import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Store } from '../../store/store.ts';
import { consumePoint } from './consume-point.ts';
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
  async take(call: string, limit: Limit, client: string): Promise<number> {
    // The address of a client is not stored.
    const key = createHash('sha256').update(client).digest('base64url');
    if (limit.in === 'memory') return consumePoint(this.#memory(call, limit), key);
    try {
      const db = await this.#options.store.db();
      return await (await this.#counters()).take(db, { call, limit, key });
    } catch (error) {
      this.#options.onStoreError(error);
      return consumePoint(this.#memory(call, limit), key);
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
