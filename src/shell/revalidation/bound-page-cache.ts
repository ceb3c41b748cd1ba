import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Number of cached URLs, missing pages included: many times the pages of the site in all languages. */
const MAX_ENTRIES = 10_000;

const CACHE_CONTROLS = 'cacheControls';

/** Lifetimes by URL; above the limit the least recently requested one is evicted together with its page. */
class BoundedCacheControls extends Map<string, unknown> {
  readonly #maxEntries: number;

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
    if (this.size > this.#maxEntries && oldest !== undefined) {
      super.delete(oldest);
      // The cache exists once a URL is cached; the size has no effect then.
      getMemoryCache(0).remove(oldest);
    }
    return this;
  }
}

/**
 * Bounds Next's cache by number of URLs. Next bounds the bytes of pages, but keeps a lifetime for every URL ever
 * requested, and anybody can request any number.
 */
export function boundPageCache(maxEntries = MAX_ENTRIES): void {
  if (!(Reflect.get(SharedCacheControls, CACHE_CONTROLS) instanceof Map)) {
    throw new Error('this version of Next keeps the lifetimes of pages elsewhere: bound-page-cache.ts must know where');
  }
  Reflect.set(SharedCacheControls, CACHE_CONTROLS, new BoundedCacheControls(maxEntries));
}
