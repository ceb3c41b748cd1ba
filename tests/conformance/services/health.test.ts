import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('responds 503 within its deadline to everybody while a store never responds, which is opened once', async () => {
    let connections = 0;
    const mute = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const store = new Store({ dataDir: '/nowhere', databaseUrl: `postgres://a:b@127.0.0.1:${port}/c` });
    const pings = vi.spyOn(store, 'ping');
    const platform = await serveContentFolder(DEMO, { services: { store }, logger });
    const ready = async (): Promise<unknown> => {
      const response = await platform.get('/readyz', { signal: AbortSignal.timeout(3_000) });
      return [response.status, await response.json()];
    };
    const expected = [503, { store: 'opening', content: 'ok' }];
    expect(await Promise.all(Array.from({ length: 20 }, ready))).toEqual(Array.from({ length: 20 }, () => expected));
    expect(await ready()).toEqual(expected);
    expect([pings.mock.calls.length, connections]).toEqual([1, 1]);
    mute.close();
    await platform.stop();
    await store.close();
  });

  it('shares a check of the store that has failed for five seconds, and none that has not', async () => {
    const store = new Store({ dataDir: '/dev/null/nowhere' });
    const ping = vi.spyOn(store, 'ping').mockRejectedValue(new Error('damaged'));
    vi.spyOn(store, 'write').mockResolvedValue();
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const platform = await serveContentFolder(DEMO, { services: { store }, logger });
    const checksAt = async (time: number, status: number) => {
      now.mockReturnValue(time);
      const response = await platform.get('/readyz');
      expect(response.status).toBe(status);
      return ping.mock.calls.length;
    };
    expect([await checksAt(0, 503), await checksAt(4_999, 503), await checksAt(5_000, 503)]).toEqual([1, 1, 2]);
    ping.mockResolvedValue();
    expect([await checksAt(9_999, 503), await checksAt(10_000, 200), await checksAt(10_001, 200)]).toEqual([2, 3, 4]);
    ping.mockReturnValue(new Promise(() => undefined));
    expect([await checksAt(10_002, 503), await checksAt(15_001, 503), await checksAt(15_002, 503)]).toEqual([5, 5, 6]);
    vi.restoreAllMocks();
    await platform.stop();
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

  it.each(storeKinds)('responds 503 while the store on $name takes no write', async (kind) => {
    const testStore = await kind.createFast();
    const store = new Store(testStore.options);
    await (await store.db()).execute(sql`SET default_transaction_read_only = on`);
    const response = await healthRoutes({ store, content: () => specimen.content, logger }).request('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { store: 'unwritable', content: 'ok' }]);
    await store.close();
    await testStore.remove();
  });

  describe('of a platform with a data folder', () => {
    let dataDir = '';
    beforeEach(() => {
      dataDir = mkdtempSync(join(tmpdir(), 'rukn-data-'));
    });
    afterEach(() => {
      vi.restoreAllMocks();
      rmSync(dataDir, { recursive: true, force: true });
    });

    /** Returns a function that requests `/readyz`. */
    const readiness = (options: { readonly dataDir: string; readonly leastFree?: number }) => {
      const app = healthRoutes({ store: undefined, content: () => specimen.content, logger, ...options });
      return async (): Promise<unknown> => {
        const response = await app.request('/readyz');
        return [response.status, await response.json()];
      };
    };

    it('responds 503 when its disk is full', async () => {
      const ready = readiness({ dataDir, leastFree: Number.MAX_SAFE_INTEGER });
      expect(await ready()).toEqual([503, { store: 'ok', content: 'ok', disk: 'full' }]);
    });

    it('responds 503 when it takes no write, and 200 again afterwards', async () => {
      writeFileSync(join(dataDir, 'file'), '');
      const ready = readiness({ dataDir: join(dataDir, 'file') });
      expect(await ready()).toEqual([503, { store: 'ok', content: 'ok', disk: 'unwritable' }]);
      rmSync(join(dataDir, 'file'));
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
      expect(await ready()).toEqual([200, { store: 'ok', content: 'ok', disk: 'ok' }]);
    });

    it('is written to once in five seconds at most, however many requests come', async () => {
      const ready = readiness({ dataDir });
      const file = join(dataDir, 'readyz.tmp');
      await Promise.all(Array.from({ length: 20 }, ready));
      expect(statSync(file).size).toBe(4_096);
      rmSync(file);
      await ready();
      expect(existsSync(file)).toBe(false);
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
      await ready();
      expect(existsSync(file)).toBe(true);
    });
  });
});
