interface Limits {
  /** Tokens that a client regains per second. */
  readonly perSecond: number;
  /** Tokens that a client may spend at once. */
  readonly burst: number;
  /** Number of clients remembered; the least recent one is evicted first. */
  readonly clients: number;
}

/** Takes a token for a client; returns 0, or the seconds until one is available. */
export type TakeToken = (client: string) => number;

/** Returns a rate limiter per client. `now` is in milliseconds and must be monotonic. */
export function tokenBuckets(
  { perSecond, burst, clients }: Limits,
  now: () => number = () => performance.now(),
): TakeToken {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  return (client) => {
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
}
