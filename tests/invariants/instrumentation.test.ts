import { getRouteCacheKey, type ResponseCacheOwner } from 'next/dist/server/lib/route-cache-key.js';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const ROUTE = z.custom<ResponseCacheOwner>().parse({ kind: 'PAGES', sourceRoute: '/[[...path]]' });

/** More URLs than the site's pages in all languages, many times over. */
const MANY_URLS = 20_000;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts the site's server as Next does. */
async function startServer(env: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries({ NEXT_RUNTIME: 'nodejs', ...env })) vi.stubEnv(name, value);
  const { register } = await import('#src/instrumentation.ts');
  await register();
}

describe('the start of the site’s server', () => {
  it('bounds the cache of pages, whatever URLs are requested afterwards', async () => {
    await startServer({ SITECORE_API_KEY: 'key' });
    const cacheControls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} }, ['ar', 'en']);
    const urlOf = (index: number) => `/ar/nowhere-${index}`;
    for (let index = 0; index < MANY_URLS; index += 1)
      cacheControls.set(getRouteCacheKey(urlOf(index), ROUTE), { revalidate: 60, expire: undefined });
    expect(cacheControls.get(urlOf(MANY_URLS - 1), ROUTE)).toBeDefined();
    expect(cacheControls.get(urlOf(0), ROUTE)).toBeUndefined();
  });

  it('names every problem of its environment, and ends with 1', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    await expect(startServer({ SITECORE_API_KEY: '', FETCH_WITH: 'SOAP' })).rejects.toThrow('ended');
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(logged.mock.calls.flat().join('\n')).toMatch(
      /SITECORE_API_KEY: expected .*\n.*FETCH_WITH: expected GraphQL or REST/,
    );
  });
});
