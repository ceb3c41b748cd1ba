import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** So many addresses are kept, those without a page among them: many times the pages of the site in every language. */
const MAX_ENTRIES = 10_000;

const CACHE_CONTROLS = 'cacheControls';

/** The lifetime of each address; past its bound, the one not asked for the longest is forgotten together with its page. */
class BoundedCacheControls extends Map<string, unknown> {
  readonly #maxEntries: number;

  constructor(most: number) {
    super();
    this.#maxEntries = most;
  }

  override get(address: string): unknown {
    const lifetime = super.get(address);
    if (lifetime !== undefined && super.delete(address)) super.set(address, lifetime);
    return lifetime;
  }

  override set(address: string, lifetime: unknown): this {
    super.delete(address);
    super.set(address, lifetime);
    const [oldest] = this.keys();
    if (this.size > this.#maxEntries && oldest !== undefined) {
      super.delete(oldest);
      // It exists once an address is kept; its size has long been decided.
      getMemoryCache(0).remove(oldest);
    }
    return this;
  }
}

/**
 * Bounds what Next keeps of addresses. It bounds the bytes of pages by itself, but remembers the lifetime of every
 * address that was ever asked for, and anybody can ask for any number of them.
 */
export function boundPageCache(most = MAX_ENTRIES): void {
  if (!(Reflect.get(SharedCacheControls, CACHE_CONTROLS) instanceof Map)) {
    throw new Error('this version of Next keeps the lifetimes of pages elsewhere: bound-page-cache.ts must know where');
  }
  Reflect.set(SharedCacheControls, CACHE_CONTROLS, new BoundedCacheControls(most));
}
