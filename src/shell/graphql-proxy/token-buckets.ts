interface Limits {
  /** How many tokens a client gets back in a second. */
  readonly perSecond: number;
  /** How many it may spend at once. */
  readonly burst: number;
  /** How many clients are remembered; the one that asked longest ago is forgotten first. */
  readonly clients: number;
}

/** Takes a token for a client: 0 when there was one, otherwise the seconds until there is. */
export type TakeToken = (client: string) => number;

/** A limit for each client on its own. The clock counts milliseconds and never goes back. */
export function tokenBuckets(
  { perSecond, burst, clients }: Limits,
  now: () => number = () => performance.now(),
): TakeToken {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  return (client) => {
    const at = now();
    const known = buckets.get(client);
    const tokens = known ? Math.min(burst, known.tokens + ((at - known.at) / 1000) * perSecond) : burst;
    const passes = tokens >= 1;
    // Deleted first, so that the order of the map is that of the last questions.
    buckets.delete(client);
    buckets.set(client, { tokens: passes ? tokens - 1 : tokens, at });
    const [oldest = client] = buckets.keys();
    if (buckets.size > clients) buckets.delete(oldest);
    return passes ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
}
