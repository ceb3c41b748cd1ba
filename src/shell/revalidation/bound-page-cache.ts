import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { errorMessage } from '../error-message.ts';
import { versionIn } from '../routing/cached-query-path.ts';

/** Number of cached URLs, missing pages included: many times the pages of the site in all languages. */
const MAX_ENTRIES = 10_000;

const CACHE_CONTROLS = 'cacheControls';

/** Lifetimes by URL; above the limit the least recently requested one is evicted together with its page. */
class BoundedCacheControls extends Map<string, unknown> {
  readonly #maxEntries: number;
  #version = 0;

  constructor(maxEntries: number) {
    super();
    this.#maxEntries = maxEntries;
  }

  override get(url: string): unknown {
    const lifetime = super.get(url);
    if (lifetime !== undefined && super.delete(url)) super.set(url, lifetime);
    return lifetime;
  }

  override set(url: string, lifetime: unknown): this {
    super.delete(url);
    super.set(url, lifetime);
    const [oldest] = this.keys();
    if (this.size > this.#maxEntries && oldest !== undefined) this.#evict(oldest);
    const version = versionIn(url);
    if (version !== undefined && version > this.#version) this.#evictBefore(version);
    return this;
  }

  #evict(url: string): void {
    super.delete(url);
    removePage(url);
  }

  /** Evicts pages with a query of earlier versions of the content, which nobody requests any more. */
  #evictBefore(version: number): void {
    this.#version = version;
    for (const url of [...this.keys()]) if ((versionIn(url) ?? version) < version) this.#evict(url);
  }
}

/** Removes a page from Next's cache; one that Next keeps elsewhere stays, which its bound of bytes allows. */
function removePage(url: string): void {
  try {
    // The cache exists once a URL is cached; the size has no effect then.
    getMemoryCache(0).remove(url);
  } catch (error) {
    console.error(`${NOT_BOUND}: ${errorMessage(error)}`);
  }
}

const NOT_BOUND =
  'the number of cached pages is not bounded, Next keeps them elsewhere than bound-page-cache.ts expects';

/**
 * Bounds Next's cache by number of URLs. Next bounds the bytes of pages, but keeps a lifetime for every URL ever
 * requested, and anybody can request any number. With a version of Next that keeps them elsewhere, the site only logs that
 * they are not bounded; this file's tests fail.
 */
export function boundPageCache(maxEntries = MAX_ENTRIES): void {
  if (Reflect.get(SharedCacheControls, CACHE_CONTROLS) instanceof Map)
    Reflect.set(SharedCacheControls, CACHE_CONTROLS, new BoundedCacheControls(maxEntries));
  else console.error(NOT_BOUND);
}
