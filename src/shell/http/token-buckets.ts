interface Limits {
  /** Tokens that a client regains per second. */
  readonly perSecond: number;
  /** Tokens that a client may spend at once. */
  readonly burst: number;
  /** Number of clients remembered; the least recent one is evicted first. */
  readonly clients: number;
}

/** Takes a token for a client; returns 0, or the seconds until one is available. */
export interface TakeToken {
  (client: string): number;
}

/** Limiter whose tokens can be given back, for requests that count only while they run or when they fail. */
export interface TokenBuckets extends TakeToken {
  giveBack(client: string): void;
}

/** Returns a rate limiter per client. `now` is in milliseconds and must be monotonic. */
export function tokenBuckets(
  { perSecond, burst, clients }: Limits,
  now: () => number = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  const take = (client: string): number => {
    const at = now();
    const bucket = buckets.get(client);
    const tokens = bucket ? Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond) : burst;
    const passes = tokens >= 1;
    // Deleted first, so that the map is ordered by the latest request.
    buckets.delete(client);
    buckets.set(client, { tokens: passes ? tokens - 1 : tokens, at });
    const [oldest = client] = buckets.keys();
    if (buckets.size > clients) buckets.delete(oldest);
    return passes ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
  const giveBack = (client: string): void => {
    const bucket = buckets.get(client);
    if (bucket) buckets.set(client, { ...bucket, tokens: Math.min(burst, bucket.tokens + 1) });
  };
  return Object.assign(take, { giveBack });
}
