import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { healthRoutes } from '#sitecore/platform/http/health-routes.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { type TestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, serveContentFolder } from '../running-platform.ts';
import { specimen } from '../specimen.ts';

const logger = pino({ level: 'silent' });

/** Returns the responses of a platform over a store to `/healthz` and `/readyz`. */
async function healthOf({ options }: Pick<TestStore, 'options'>) {
  const store = new Store(options);
  const platform = await serveContentFolder(DEMO, { services: { store }, logger });
  // Opening may take longer than the response waits; one of the stores never opens.
  await Promise.allSettled([store.ping()]);
  const [alive, ready] = [await platform.get('/healthz'), await platform.get('/readyz')];
  const parts: unknown = await ready.json();
  const result = { alive: alive.status, ready: ready.status, parts };
  await platform.stop();
  await store.close();
  return result;
}

describe('/readyz', () => {
  it.each(storeKinds)('responds 200 while content and a store on $name respond', async (kind) => {
    const testStore = await kind.createFast();
    const expected = { alive: 200, ready: 200, parts: { store: 'ok', content: 'ok' } };
    expect(await healthOf(testStore)).toEqual(expected);
    await testStore.remove();
  });

  it('responds 503 within a second while the store is opening', async () => {
    vi.useFakeTimers();
    const store = new Store({ dataDir: '/dev/null/nowhere' });
    vi.spyOn(store, 'ping').mockReturnValue(new Promise(() => undefined));
    const responding = healthRoutes({ store, content: () => specimen.content, logger }).request('/readyz');
    await vi.advanceTimersByTimeAsync(1_000);
    const response = await responding;
    expect([response.status, await response.json()]).toEqual([503, { store: 'opening', content: 'ok' }]);
    vi.useRealTimers();
  });

  it('responds 503 while a site has no home page', async () => {
    const [site] = specimen.content.sites;
    const content = { ...specimen.content, sites: [site, { ...site, rootPath: '/sitecore/content/nothing' }] as const };
    const response = await healthRoutes({ store: undefined, content: () => content, logger }).request('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { store: 'ok', content: 'unavailable' }]);
  });

  it('responds 503 while the store does not respond, although the platform is alive', async () => {
    const expected = { alive: 200, ready: 503, parts: { store: 'unavailable', content: 'ok' } };
    expect(await healthOf({ options: { dataDir: '/dev/null/nowhere' } })).toEqual(expected);
  });
});
