import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Points of keys, in the store or in memory. */
export type Counter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/** Takes one point of a key; returns 0, or the seconds until the next point. Rejects when the counter fails. */
export async function consumePoint(counter: Pick<Counter, 'consume'>, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
