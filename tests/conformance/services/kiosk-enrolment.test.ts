import { decode } from 'hono/jwt';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { enrolKiosk, kioskToken } from '#sitecore/contracts/kiosk.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { issueToken } from '#sitecore/platform/services/kiosk/token.ts';
import { Limiter } from '#sitecore/platform/services/limits/limiter.ts';
import { kioskCodes, kioskDevices, rateLimits } from '#sitecore/platform/store/schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { type OpenTestStore, openTestStore, storeKinds } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { KioskClient, statusOf } from './kiosk-client.ts';

const SECRET = 'a secret of the site';
const STAFF = 'a-secret-of-the-staff-of-the-branches';
const MINUTE = 60_000;

const startServer = serversOfTests();

let opened: OpenTestStore;
let platform: RunningPlatform;
let now = new Date();

/** Headers of a request that the site forwards for a visitor. */
const from = (address: string) => ({ [CLIENT_ADDRESS]: address, [SITE_SECRET]: SECRET });

const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  platform.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const requestToken = (headers: Readonly<Record<string, string>>) => post(kioskToken.path, {}, headers);
const enrol = (code: string, headers = from('203.0.113.9'), branch = '101') =>
  post(enrolKiosk.path, { branch, code }, headers);

/** Returns a new code of a branch. */
async function newCode(branch = '101'): Promise<string> {
  const response = await post('/kiosk/codes', { branch }, { authorization: `Bearer ${STAFF}` });
  return z.object({ code: z.string() }).parse(await response.json()).code;
}

/** Returns the cookie that a response sets, as a browser sends it back. */
const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Enrols a kiosk and returns its headers: cookie and address. */
async function enrolled(address: string, branch = '101') {
  const response = await enrol(await newCode(branch), from(address), branch);
  expect(response.status).toBe(200);
  return { ...from(address), cookie: cookieOf(response) };
}

/** Returns a kiosk of a branch with a token of these headers. */
async function kioskWith(headers: Readonly<Record<string, string>>): Promise<KioskClient> {
  const client = new KioskClient((request) => {
    const sent = new Request(request.url.replace('http://bank', platform.host), request);
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
    return fetch(sent);
  });
  await client.signIn();
  return client;
}

/** Starts the calls of a site without trusted proxies before a platform; returns its URL. */
async function startSite(host: string): Promise<string> {
  const env = { SITECORE_API_HOST: host, SITECORE_API_KEY: 'key', SITE_SECRET: SECRET, TRUSTED_PROXIES: '0' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { proxyService } = await import('#src/front/services/service-proxy.ts');
  onTestFinished(() => void vi.unstubAllEnvs());
  return startServer((request, response) => void proxyService(request, response));
}

describe.each(storeKinds)('the enrolment of kiosks in a store on $name', (kind) => {
  beforeAll(async () => {
    opened = await openTestStore(kind);
    const { store } = opened;
    platform = await serveContentFolder(DEMO, {
      logger: pino({ level: 'silent' }),
      services: {
        store,
        siteSecret: SECRET,
        staffSecret: STAFF,
        limiter: new Limiter({ store, onStoreError: () => undefined }),
        now: () => now,
      },
    });
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + 60 * MINUTE);
    const db = await opened.store.db();
    await db.delete(rateLimits);
  });

  it('gives no token to a browser that is not enrolled, and none to a page of another site', async () => {
    const refused = await requestToken(from('203.0.113.1'));
    expect(await statusOf(refused)).toMatchObject({ http: 403, StatusCode: 403 });
    const forged = { ...from('203.0.113.1'), cookie: 'kiosk_device=e30.e30.x' };
    expect((await requestToken(forged)).status).toBe(403);
    const kiosk = await enrolled('203.0.113.1');
    expect((await requestToken(kiosk)).status).toBe(200);
    for (const headers of [kiosk, from('127.0.0.1')])
      expect((await requestToken({ ...headers, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it.each<[sender: string, headers: Readonly<Record<string, string>>, status: number]>([
    ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403],
    ['a page of another origin, over plain HTTP', { origin: 'https://evil.example' }, 403],
    ['a page without an origin, over plain HTTP', { origin: 'null' }, 403],
    ['headers that contradict each other', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
    ['a page of the site', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of the site, over plain HTTP', { origin: 'https://www.rukn.example' }, 200],
    ['a visitor who opens its URL', { 'sec-fetch-site': 'none' }, 200],
  ])('responds to %s as its headers say: %s', async (_, headers, status) => {
    const kiosk = await enrolled('203.0.113.1');
    expect((await requestToken({ ...kiosk, ...headers })).status).toBe(status);
  });

  it('trusts a browser on this machine, and no other', async () => {
    expect((await requestToken(from('127.0.0.1'))).status).toBe(200);
    expect((await requestToken(from('::1'))).status).toBe(200);
    expect((await requestToken(from('2001:db8::1'))).status).toBe(403);
  });

  it('gives no token through a proxy of this machine that is not trusted, neither of the site nor of the platform', async () => {
    const proxied: Readonly<Record<string, string>>[] = [
      { 'x-forwarded-for': '203.0.113.1' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '203.0.113.1' },
      { forwarded: 'for=203.0.113.1' },
    ];
    const site = await startSite(platform.host);
    const send = (headers: Readonly<Record<string, string>>) =>
      fetch(site + kioskToken.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: '{}',
      });
    expect((await send({})).status).toBe(200);
    expect((await requestToken({})).status).toBe(200);
    for (const headers of proxied) {
      expect((await send(headers)).status, JSON.stringify(headers)).toBe(403);
      expect((await requestToken(headers)).status, JSON.stringify(headers)).toBe(403);
    }
  });

  it('sets a signed cookie that no script reads and no other site sends', async () => {
    const response = await enrol(await newCode());
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/api\/sitecore\/flagshipbranch; HttpOnly; SameSite=Strict$/);
    const { payload } = decode(cookieOf(response).replace('kiosk_device=', ''));
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'sub']);
    const asToken = await issueToken(SECRETS.kioskToken, now.getTime(), { device: String(payload.sub) });
    expect((await requestToken({ ...from('203.0.113.2'), cookie: `kiosk_device=${asToken}` })).status).toBe(403);
  });

  it('accepts a code once, within ten minutes, for its branch, and stores no code', async () => {
    const code = await newCode();
    const db = await opened.store.db();
    expect(JSON.stringify(await db.select().from(kioskCodes))).not.toContain(code);
    expect((await enrol(code, from('203.0.113.3'), '205')).status).toBe(403);
    expect((await enrol(code)).status).toBe(200);
    expect((await enrol(code)).status).toBe(403);
    const late = await newCode();
    now = new Date(now.getTime() + 10 * MINUTE);
    expect((await enrol(late)).status).toBe(403);
  });

  it('limits the attempts of a client, and of all clients together', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await enrol('00000000', from('203.0.113.4'))).status).toBe(403);
    expect((await enrol(await newCode(), from('203.0.113.4'))).status).toBe(429);
    for (let attempt = 5; attempt < 300; attempt += 1)
      await enrol('00000000', from(`10.0.${attempt % 100}.${attempt}`));
    const refused = await enrol(await newCode(), from('203.0.113.5'));
    expect(await statusOf(refused)).toMatchObject({ StatusCode: 429 });
  });

  it('serves the branch of a kiosk only', async () => {
    const kiosk = await kioskWith(await enrolled('203.0.113.6', '205'));
    expect(await statusOf(await kiosk.identify(kiosk.guest('نورة')))).toMatchObject({ StatusCode: 404 });
    expect(await statusOf(await kiosk.photo())).toMatchObject({ StatusCode: 404 });
    const own = kiosk.guest('نورة', { fxb_branchid: '205' });
    expect(await statusOf(await kiosk.identify(own))).toMatchObject({ StatusCode: 200 });
  });

  it('limits the lookups of a device at whatever address', async () => {
    const headers = await enrolled('203.0.113.7');
    const lookUp = async (address: string) => {
      const kiosk = await kioskWith({ ...headers, ...from(address) });
      return (await kiosk.identify(kiosk.customer('1', '0000000000000099'))).status;
    };
    const statuses = [];
    for (let request = 0; request <= 20; request += 1) statuses.push(await lookUp(`198.51.100.${request}`));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('removes the kiosks of a branch, whose cookies give no token any longer', async () => {
    const [here, there] = [await enrolled('203.0.113.8'), await enrolled('203.0.113.9', '205')];
    const db = await opened.store.db();
    const others = (await db.select().from(kioskDevices)).filter(({ branch }) => branch === '205').length;
    const response = await platform.get('/kiosk/devices', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${STAFF}` },
      body: JSON.stringify({ branch: '101' }),
    });
    expect(response.status).toBe(200);
    expect((await requestToken(here)).status).toBe(403);
    expect((await requestToken(there)).status).toBe(200);
    expect(await db.select().from(kioskDevices)).toHaveLength(others);
  });

  it('gives codes to the staff only, and for known branches', async () => {
    for (const authorization of ['', 'Bearer wrong', `Bearer ${SECRET}`])
      expect((await post('/kiosk/codes', { branch: '101' }, { authorization })).status).toBe(401);
    const staff = { authorization: `Bearer ${STAFF}` };
    for (const body of [{ branch: '0' }, {}, null, 'x'])
      expect((await post('/kiosk/codes', body, staff)).status).toBe(400);
    const large = await post('/kiosk/codes', { branch: 'x'.repeat(64 * 1024) }, staff);
    expect([large.status, await large.json()]).toEqual([413, { error: 'too large' }]);
  });

  it('responds 503 when its store fails, with nothing of the code in the log', async () => {
    const lines: string[] = [];
    const broken = await serveContentFolder(DEMO, {
      logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
      services: { store: new Store({ dataDir: '/dev/null/nowhere' }) },
    });
    onTestFinished(() => broken.stop());
    const response = await broken.get(enrolKiosk.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ branch: '101', code: '73519264' }),
    });
    expect(await statusOf(response)).toMatchObject({ http: 503, StatusCode: 503 });
    expect(lines.join('')).toContain('ENOTDIR');
    expect(lines.join('')).not.toContain('73519264');
  });

  it('caps the tickets of a queue that wait', async () => {
    const token = await issueToken(SECRETS.kioskToken, now.getTime());
    const kiosk = await kioskWith(from('127.0.0.1'));
    kiosk.token = token;
    const tickets: number[] = [];
    for (let guest = 0; guest < 103; guest += 1) {
      const db = await opened.store.db();
      if (guest % 10 === 0) await db.delete(rateLimits);
      const { customer } = await kiosk.identified(kiosk.guest(`${guest}`));
      tickets.push((await statusOf(await kiosk.requestTicket(kiosk.ticketFor(customer, '16')))).StatusCode);
    }
    // The first is called at once and waits no longer.
    expect(tickets.filter((status) => status === 409)).toHaveLength(2);
    expect(tickets.slice(101)).toEqual([409, 409]);
  });
});

it('refuses a client that guesses the secret of the staff, then even with the right one, and no other client', async () => {
  const lockable = await serveContentFolder(DEMO, { services: { staffSecret: STAFF, trustedProxies: 1 } });
  onTestFinished(() => lockable.stop());
  const send = async (address: string, secret: string) =>
    (
      await lockable.get('/kiosk/codes', {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': address },
        body: '{}',
      })
    ).status;
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await send('203.0.113.1', `guess${attempt}`)).toBe(401);
  expect(await send('203.0.113.1', STAFF)).toBe(429);
  expect(await send('203.0.113.2', STAFF)).toBe(400);
  for (let attempt = 10; attempt < 300; attempt += 1) await send(`10.0.${attempt}.1`, 'a-guess');
  expect([await send('203.0.113.3', 'a-guess'), await send('203.0.113.3', 'a-guess')]).toEqual([401, 429]);
  expect(await send('203.0.113.4', STAFF)).toBe(400);
});
