import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { isDevelopment } from '#src/config/env.ts';
import { CONTENT_MAX_AGE_MS, CONTENT_WAIT_MS, CONTENT_RETRY_MS } from '#src/config/timings/content.ts';
import { contentVersion } from './content-version.ts';
import { slowAfter } from './slow-after.ts';
import { validForMs } from './revalidate-seconds.ts';
import { singleFlight } from './single-flight.ts';

/** A result and the content version and time up to which it is fresh. */
interface CachedResult<V> {
  readonly value: V;
  /** Hash of the result as JSON, and its length. */
  readonly hash: string;
  readonly characters: number;
  readonly version: number;
  readonly expires: number;
  /** Time of the next attempt after a failed one. */
  readonly retryAt: number;
}

interface CacheOptions<V> {
  /** Name of the results in log lines. */
  readonly name: string;
  readonly maxEntries: number;
  /** Total length of all results as JSON. */
  readonly maxCharacters: number;
  /** Results that are cached; by default all. */
  readonly isCached?: (value: V) => boolean;
  /** Returns an error as text for the log; by default without its message, which may repeat the request. */
  readonly describe?: (error: unknown) => string;
}

/** A call whose results are kept in memory. */
export interface CachedCall<K extends readonly string[], V> {
  /** Returns a fresh result; the last good one when it cannot be fetched again and no publish came since. */
  readonly get: (...key: K) => Promise<V>;
  /**
   * Returns a fresh result; the last good one, however old, when it cannot be fetched again, and one since the last publish
   * when fetching takes longer than CONTENT_WAIT_MS: the fetch goes on.
   */
  readonly getLastGood: (...key: K) => Promise<V>;
}

/** Age at which results are fetched again: a development server shows every change of content. */
const maxAge = (): number => (isDevelopment() ? 0 : CONTENT_MAX_AGE_MS);

const createResults = <V>({ maxEntries, maxCharacters }: CacheOptions<V>) =>
  new LRUCache<string, CachedResult<V>>({
    max: maxEntries,
    maxSize: maxCharacters,
    sizeCalculation: ({ characters }) => Math.max(1, characters),
  });

/**
 * Keeps a call's results in memory, the most recently used ones, until a publish, their age, or a date in them: one request
 * in flight per key, and a result that has not changed stays the same object. A failed fetch is logged in one line, without the key.
 */
export function cacheCall<K extends readonly string[], V>(
  call: (...key: K) => Promise<V>,
  options: CacheOptions<V>,
): CachedCall<K, V> {
  const { name, isCached = () => true, describe = redactedLine } = options;
  const results = createResults<V>(options);

  const store = (id: string, value: V, version: number): V => {
    const known = results.get(id);
    if (!isCached(value) || (known && known.version > version)) return value;
    const json = JSON.stringify([value]);
    const hash = createHash('sha256').update(json).digest('base64');
    const cached = known?.hash === hash ? known.value : value;
    const now = Date.now();
    const expires = now + Math.min(maxAge(), validForMs(value, now));
    results.set(id, { value: cached, hash, characters: json.length, version, expires, retryAt: 0 });
    return cached;
  };

  // A request sent before a publish must not serve a caller after it.
  const fetchFresh = singleFlight(async (...key: K): Promise<V> => {
    const id = JSON.stringify(key);
    const version = contentVersion();
    try {
      return store(id, await call(...key), version);
    } catch (error) {
      const known = results.get(id);
      if (!known) throw error;
      console.error(`${name}: the last good result is kept: ${describe(error)}`);
      results.set(id, { ...known, retryAt: Date.now() + CONTENT_RETRY_MS });
      throw error;
    }
  }, contentVersion);

  const getWith = async (mayPrecedePublish: boolean, key: K): Promise<V> => {
    const known = results.get(JSON.stringify(key));
    if (!known) return fetchFresh(...key);
    const isCurrent = known.version === contentVersion();
    if (isCurrent && Date.now() < known.expires) return known.value;
    const isGoodEnough = isCurrent || mayPrecedePublish;
    if (isGoodEnough && Date.now() < known.retryAt) return known.value;
    const fetched = fetchFresh(...key);
    // After a publish, content from before it is served only when there is no other.
    return isGoodEnough ? orKnown(fetched, known.value, { waits: !isCurrent || !mayPrecedePublish }) : fetched;
  };

  return { get: (...key) => getWith(false, key), getLastGood: (...key) => getWith(true, key) };
}

const isSlow = slowAfter(CONTENT_WAIT_MS);

/** Returns the fetched result; the known one when the fetch fails or, unless it `waits`, takes long. */
function orKnown<V>(fetched: Promise<V>, known: V, { waits }: { readonly waits: boolean }): Promise<V> {
  const result = fetched.catch(() => known);
  return waits ? result : Promise.race([result, isSlow(fetched).then(() => known)]);
}
