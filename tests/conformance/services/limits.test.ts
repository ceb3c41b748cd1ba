import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { QaTests } from '#sitecore/platform/qa/qa-tests.ts';
import { issueToken } from '#sitecore/platform/services/kiosk/token.ts';
import { Limiter } from '#sitecore/platform/services/limits/limiter.ts';
import { rateLimits } from '#sitecore/platform/store/schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { KioskClient, statusOf } from './kiosk-client.ts';

const SECRET = 'a secret of the site';
/** Identifications that a client may send in a minute. */
const LIMIT = 20;

const silent = pino({ level: 'silent' });
const errors: unknown[] = [];
const limiterOf = (store: Store) => new Limiter({ store, onStoreError: (error) => errors.push(error) });

afterEach(() => {
  vi.useRealTimers();
  errors.length = 0;
});

/** Starts a platform over a store, with limits, which believes the site about addresses. */
async function limitedPlatform(store: Store, qa?: QaTests): Promise<RunningPlatform> {
  const services = { store, limiter: limiterOf(store), siteSecret: SECRET };
  return serveContentFolder(DEMO, { services, logger: silent, ...(qa && { qa }) });
}

/** Returns a kiosk whose requests have these headers. */
function kioskAt(platform: RunningPlatform, headers: Readonly<Record<string, string>>): KioskClient {
  return new KioskClient((request) => {
    const sent = new Request(request.url.replace('http://bank', platform.host), request);
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
    return fetch(sent);
  });
}

/** Gives a kiosk a token, as after its enrolment. */
const signIn = async (kiosk: KioskClient) => {
  kiosk.token = await issueToken(SECRETS.kioskToken, Date.now());
};

const from = (address: string, secret = SECRET) => ({ [CLIENT_ADDRESS]: address, [SITE_SECRET]: secret });

describe.each(storeKinds)('limits in a store on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await limitedPlatform(opened.store);
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  const identify = async (kiosk: KioskClient) => (await kiosk.identify(kiosk.customer('1', '0000000000000099'))).status;

  it('respond 429 with the time of the next request, in the call’s own format, to that client and call only', async () => {
    const kiosk = kioskAt(platform, from('203.0.113.1'));
    await signIn(kiosk);
    for (let request = 0; request < LIMIT; request += 1) expect(await identify(kiosk)).toBe(200);
    const refused = await kiosk.identify(kiosk.customer('1', '0000000000000099'), 'en');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await statusOf(refused)).toEqual({
      http: 429,
      StatusCode: 429,
      Message: 'Too many attempts. Please wait a moment and try again.',
    });
    expect((await kiosk.photo()).status).toBe(200);
    const other = kioskAt(platform, from('203.0.113.2'));
    await signIn(other);
    expect(await identify(other)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await identify(kiosk)).toBe(200);
  });

  it('let exactly the limit pass of requests at the same time', async () => {
    const kiosk = kioskAt(platform, from('203.0.113.3'));
    await signIn(kiosk);
    const statuses = await Promise.all(Array.from({ length: 2 * LIMIT }, () => identify(kiosk)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT);
  });

  it('count no request without a valid token, but one that does not match the contract', async () => {
    const kiosk = kioskAt(platform, from('203.0.113.4'));
    for (let request = 0; request <= LIMIT; request += 1) expect(await identify(kiosk)).toBe(401);
    await signIn(kiosk);
    for (let request = 0; request < LIMIT; request += 1) expect((await kiosk.identify({})).status).toBe(400);
    expect(await identify(kiosk)).toBe(429);
  });

  it('believe the address of the site only with its secret, else that of the connection', async () => {
    const [one, other] = [kioskAt(platform, from('203.0.113.5', 'wrong')), kioskAt(platform, from('203.0.113.6', ''))];
    await signIn(one);
    await signIn(other);
    for (let request = 0; request < LIMIT; request += 1) await identify(one);
    expect([await identify(one), await identify(other)]).toEqual([429, 429]);
    const credible = kioskAt(platform, from('203.0.113.5'));
    await signIn(credible);
    expect(await identify(credible)).toBe(200);
  });

  it('store no address, and delete what has expired', async () => {
    const kiosk = kioskAt(platform, from('203.0.113.7'));
    await signIn(kiosk);
    await identify(kiosk);
    const db = await opened.store.db();
    const rows = await db.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await limiterOf(opened.store).take('another', { requests: 1, seconds: 60, in: 'store' }, 'client');
    expect(await db.select().from(rateLimits)).toMatchObject([{ points: 1 }]);
  });

  it('forget what a clock that was a week ahead has counted', async () => {
    const take = () => limiterOf(opened.store).take('dated', { requests: 1, seconds: 60, in: 'store' }, 'client');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 });
    expect([await take(), await take()]).toEqual([0, 60]);
    vi.useRealTimers();
    expect(await take()).toBe(0);
  });
});

it.each(storeKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'two platforms on one PostgreSQL share the limit of a client',
  async ({ create }) => {
    const testStore = await create();
    const stores = [new Store(testStore.options), new Store(testStore.options)];
    const platforms = await Promise.all(stores.map((store) => limitedPlatform(store)));
    onTestFinished(async () => {
      await Promise.all(platforms.map((platform) => platform.stop()));
      await Promise.all(stores.map((store) => store.close()));
      await testStore.remove();
    });
    const kiosks = platforms.map((platform) => kioskAt(platform, from('2001:db8::1')));
    for (const kiosk of kiosks) await signIn(kiosk);
    const responses = await Promise.all(
      kiosks.flatMap((kiosk) =>
        Array.from({ length: LIMIT }, () => kiosk.identify(kiosk.customer('1', '0000000000000099'))),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT);
  },
);

describe('limits', () => {
  const calculator = `${autoFinance.path}?principal=120000&tenure=12&atc=0`;

  it('of a calculator count in memory and never open the store', async () => {
    const opened = vi.fn();
    const store = new (class extends Store {
      override db() {
        opened();
        return super.db();
      }
    })({ dataDir: '/dev/null/nowhere' });
    const platform = await limitedPlatform(store);
    const statuses = new Map<number, number>();
    for (let request = 0; request < 605; request += 1) {
      const { status } = await platform.get(calculator, { headers: from('203.0.113.8') });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 600],
      [429, 5],
    ]);
    expect(opened).not.toHaveBeenCalled();
    await platform.stop();
  });

  it('of a calculator do not count the site’s own calls, with which it renders pages', async () => {
    const platform = await limitedPlatform(new Store({ dataDir: '/dev/null/nowhere' }));
    const statusWith = async (headers: Readonly<Record<string, string>>) =>
      (await platform.get(calculator, { headers })).status;
    for (let request = 0; request < 600; request += 1) await statusWith({ [SITE_SECRET]: SECRET });
    expect(await statusWith({ [SITE_SECRET]: SECRET })).toBe(200);
    for (let request = 0; request < 600; request += 1) await statusWith({ [SITE_SECRET]: 'wrong' });
    expect([await statusWith({ [SITE_SECRET]: 'wrong' }), await statusWith({})]).toEqual([429, 429]);
    await platform.stop();
  });

  it('count in memory while the store fails', async () => {
    const limiter = limiterOf(new Store({ dataDir: '/dev/null/nowhere' }));
    const limit = { requests: 1, seconds: 60, in: 'store' } as const;
    expect(await limiter.take('call', limit, 'client')).toBe(0);
    expect(await limiter.take('call', limit, 'client')).toBeGreaterThan(0);
    expect(errors).toHaveLength(2);
  });

  it('count the requests of each QA test separately', async () => {
    const qa = new QaTests();
    const platform = await limitedPlatform(new Store({ dataDir: '/dev/null/nowhere' }), qa);
    const [one, other] = [qa.begin()?.id ?? '', qa.begin()?.id ?? ''];
    const statusFor = async (test: string) =>
      (await platform.get(calculator, { headers: { 'x-qa-test': test } })).status;
    for (let request = 0; request < 600; request += 1) await statusFor(one);
    expect([await statusFor(one), await statusFor(other)]).toEqual([429, 200]);
    await platform.stop();
  });
});
