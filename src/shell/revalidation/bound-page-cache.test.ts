import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { boundPageCache } from './bound-page-cache.ts';

const ROUTE = z.custom<ResponseCacheOwner>().parse({ kind: 'PAGES', sourceRoute: '/[[...path]]' });
const cacheControls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} }, ['ar', 'en']);
const pages = getMemoryCache(1_000_000);

/** Caches a URL as Next does: its lifetime, and a page, here a missing one. */
function cachePage(url: string): void {
  const key = getRouteCacheKey(url, ROUTE);
  cacheControls.set(key, { revalidate: 60, expire: undefined });
  pages.set(key, { value: null, lastModified: 0 });
}

const isCached = (url: string) => [
  cacheControls.get(url, ROUTE) !== undefined,
  pages.has(getRouteCacheKey(url, ROUTE)),
];

const logged = vi.fn();

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
  boundPageCache(3);
});
afterEach(() => {
  expect(logged, 'the guard knows this version of Next').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('boundPageCache', () => {
  it('keeps as many URLs as it may, whatever is requested', () => {
    for (let index = 0; index < 1000; index += 1) cachePage(`/ar/nowhere-${index}`);
    expect(pages.size).toBe(3);
    expect(isCached('/ar/nowhere-999')).toEqual([true, true]);
    expect(isCached('/ar/nowhere-996')).toEqual([false, false]);
  });

  it('evicts the least recently requested URL', () => {
    cachePage('/ar/about');
    for (let index = 0; index < 10; index += 1) {
      cachePage(`/ar/nowhere-${index}`);
      expect(isCached('/ar/about')).toEqual([true, true]);
    }
  });

  it('counts a URL once, however often its page is rendered', () => {
    cachePage('/ar/about');
    cachePage('/ar/help');
    for (let index = 0; index < 10; index += 1) cachePage('/ar/help');
    expect(isCached('/ar/about')).toEqual([true, true]);
  });
});

describe('boundPageCache with pages with a query', () => {
  it('evicts those of earlier versions of the content with the first of a later one', () => {
    boundPageCache(100);
    cachePage('/ar/about');
    const [old, older, current] = [1, 0, 2].map((version) => `/ar/_query/cached/${version}/dGFi/about`);
    for (const url of [old, older, current]) cachePage(`${url}`);
    expect([old, older, current].map((url) => isCached(`${url}`))).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    expect(isCached('/ar/about')).toEqual([true, true]);
    cachePage('/en/_query/cached/2/dGFi/about');
    expect(isCached(`${current}`)).toEqual([true, true]);
  });
});

describe('boundPageCache with a version of Next that caches elsewhere', () => {
  const NOT_BOUND = /^the number of cached pages is not bounded/;
  const lifetimes: unknown = Reflect.get(SharedCacheControls, 'cacheControls');

  afterEach(() => {
    expect(logged.mock.calls).toEqual([[expect.stringMatching(NOT_BOUND)]]);
    logged.mockReset();
    Reflect.set(SharedCacheControls, 'cacheControls', lifetimes);
  });

  it('logs that lifetimes are not bounded, and lets the site start', () => {
    Reflect.set(SharedCacheControls, 'cacheControls', {});
    expect(() => boundPageCache(3)).not.toThrow();
  });

  it('logs that a page was not removed, and serves on', () => {
    vi.spyOn(pages, 'remove').mockImplementation(() => {
      throw new Error('moved');
    });
    expect(() => ['/a', '/b', '/c', '/d'].forEach((url) => cachePage(`/ar${url}`))).not.toThrow();
  });
});
