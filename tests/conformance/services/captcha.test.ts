import { createHash } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  captchaChallenge,
  type CaptchaChallenge,
  captchaSolution,
  validateCaptcha,
} from '#sitecore/contracts/captcha.ts';
import type { ServicesOptions } from '#sitecore/platform/app.ts';
import { type HumanFields, isHuman } from '#sitecore/platform/services/captcha/is-human.ts';
import { Limiter } from '#sitecore/platform/services/limits/limiter.ts';
import { passedCaptchas, spentChallenges } from '#sitecore/platform/store/schema.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { migratedStore, type OpenTestStore, openTestStore, storeKinds, type TestStore } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

const MINUTE = 60_000;
const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
let now = new Date();
beforeEach(() => {
  lines.length = 0;
  // altcha-lib reads the system's clock.
  now = new Date();
});

const serve = (store: Store, more: Partial<ServicesOptions> = {}) =>
  serveContentFolder(DEMO, { services: { store, now: () => now, ...more }, logger });

const challengeOf = async (platform: RunningPlatform) => {
  const response = await platform.get(captchaChallenge.path);
  expect(response.status).toBe(200);
  return captchaChallenge.response.parse(await response.json());
};

/** Returns the token of a challenge's solution. */
async function solved(challenge: CaptchaChallenge): Promise<string> {
  const { keySignature = '', ...parameters } = challenge.parameters;
  const full = { ...challenge, parameters: { ...parameters, keySignature } };
  const solution = await solveChallenge({ challenge: full, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const post = (platform: RunningPlatform, body: string) =>
  platform.get('/api/sitecore/Captcha/ValidateRecaptcha', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

const validate = async (platform: RunningPlatform, token: string) => {
  const response = await post(platform, new URLSearchParams({ response: token }).toString());
  return [response.status, await response.text()];
};

describe.each(storeKinds)('the embedded captcha with a store on $name', (kind) => {
  let opened: OpenTestStore;
  let platform: RunningPlatform;

  beforeAll(async () => {
    opened = await openTestStore(kind);
    platform = await serve(opened.store);
  });
  afterAll(async () => {
    await platform.stop();
    await opened.close();
  });

  const human = (fields: HumanFields) =>
    isHuman(fields, { store: opened.store, secrets: SECRETS, now, take: () => Promise.resolve(true) });

  it('responds true to the solution of its challenge, as plain text, and accepts one form with that token', async () => {
    const token = await solved((await challengeOf(platform)).challenge);
    const response = await post(platform, new URLSearchParams({ response: token }).toString());
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('true');
    expect(await validate(platform, token)).toEqual([200, 'true']);
    expect([await human({ token }), await human({ token })]).toEqual([true, false]);
  });

  it('takes a solution once: after a form, or as another token, it does not pass again', async () => {
    const { challenge } = await challengeOf(platform);
    const token = await solved(challenge);
    await validate(platform, token);
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString());
    const rewritten = Buffer.from(JSON.stringify(payload, null, 1)).toString('base64');
    expect(await validate(platform, rewritten)).toEqual([200, 'false']);
    await human({ token });
    expect(await validate(platform, token)).toEqual([200, 'false']);
    expect(await human({ token })).toBe(false);
  });

  it('lets exactly one of forms at the same time pass with a token', async () => {
    const token = await solved((await challengeOf(platform)).challenge);
    await validate(platform, token);
    const accepted = await Promise.all(Array.from({ length: 8 }, () => human({ token })));
    expect(accepted.filter(Boolean)).toHaveLength(1);
  });

  it('remembers for five minutes that a token has passed, by its hash', async () => {
    const token = await solved((await challengeOf(platform)).challenge);
    await validate(platform, token);
    const db = await opened.store.db();
    const stored = await db.select().from(passedCaptchas);
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(stored).toContainEqual({ token: hash, expiresAt: new Date(now.getTime() + 5 * MINUTE) });
    now = new Date(now.getTime() + 5 * MINUTE);
    expect(await human({ token })).toBe(false);
    expect(await validate(platform, token)).toEqual([200, 'false']);
  });

  it('deletes what has expired', async () => {
    await validate(platform, await solved((await challengeOf(platform)).challenge));
    now = new Date(now.getTime() + 24 * 60 * MINUTE);
    await validate(platform, await solved((await challengeOf(platform)).challenge));
    const db = await opened.store.db();
    expect(await db.select().from(passedCaptchas)).toHaveLength(1);
    expect(await db.select().from(spentChallenges)).toHaveLength(1);
  });

  it('responds false to an expired challenge, to one of another secret, and to any other text', async () => {
    const token = await solved((await challengeOf(platform)).challenge);
    const foreign = captchaChallenge.response.shape.challenge.parse(
      await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        counter: 3,
        expiresAt: new Date(now.getTime() + MINUTE),
        deriveKey,
        hmacSignatureSecret: 'another secret',
        hmacKeySignatureSecret: 'another secret',
      }),
    );
    now = new Date(now.getTime() + 20 * MINUTE);
    const texts = [await solved(foreign), 'true', 'x', 'e30=', Buffer.from('{"challenge":null}').toString('base64')];
    for (const text of [token, ...texts]) expect(await validate(platform, text), text).toEqual([200, 'false']);
  });

  it('has a new challenge each time, whose work takes hundreds of keys', async () => {
    const [one, other] = [await challengeOf(platform), await challengeOf(platform)];
    expect(one.challenge.parameters.nonce).not.toBe(other.challenge.parameters.nonce);
    expect(one.challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000 });
    const token = await solved(one.challenge);
    const { solution } = captchaSolution.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
    expect(solution.counter).toBeGreaterThanOrEqual(500);
    expect(solution.counter).toBeLessThanOrEqual(1_000);
  });

  it('accepts forms without scripts with a stamp of three seconds to a day, and an empty trap', async () => {
    const { stamp } = await challengeOf(platform);
    const issued = now.getTime();
    const at = (ms: number, fields: HumanFields) => {
      now = new Date(issued + ms);
      return human(fields);
    };
    expect(await at(2_999, { stamp })).toBe(false);
    expect(await at(3_000, { stamp })).toBe(true);
    expect(await at(3_000, { stamp, trap: 'https://spam.example' })).toBe(false);
    expect(await at(24 * 60 * MINUTE, { stamp })).toBe(true);
    expect(await at(24 * 60 * MINUTE + 1, { stamp })).toBe(false);
    const [time = '', signature = ''] = stamp.split('.');
    for (const forged of ['', `${Number(time) - 1}.${signature}`, `${time}.x`, `${time}.`, 'x.y'])
      expect(await at(60_000, { stamp: forged }), forged).toBe(false);
    expect(await human({})).toBe(false);
  });

  it('limits forms without scripts to five an hour', async () => {
    const { stamp } = await challengeOf(platform);
    now = new Date(now.getTime() + MINUTE);
    const limiter = new Limiter({ store: opened.store, onStoreError: () => undefined });
    const send = (client: string) =>
      isHuman(
        { stamp },
        {
          store: opened.store,
          secrets: SECRETS,
          now,
          take: async (name, limit) => (await limiter.take(name, limit, client)) === 0,
        },
      );
    const results: boolean[] = [];
    for (let form = 0; form < 6; form += 1) results.push(await send('client'));
    expect(results).toEqual([true, true, true, true, true, false]);
    expect(await send('another')).toBe(true);
  });
});

describe('reCAPTCHA in the place of the embedded captcha', () => {
  const google = setupServer();
  let testStore: TestStore;
  let store: Store;
  let platform: RunningPlatform;
  const received: string[] = [];

  beforeAll(async () => {
    google.listen({ onUnhandledFrame: 'bypass' });
    testStore = await migratedStore();
    store = new Store(testStore.options);
    platform = await serve(store, { recaptchaKey: 'the secret key' });
  });
  afterEach(() => {
    google.resetHandlers();
    received.length = 0;
  });
  afterAll(async () => {
    google.close();
    await platform.stop();
    await store.close();
    await testStore.remove();
  });

  const respondWith = (body: object, status = 200) =>
    google.use(
      http.post('https://www.google.com/recaptcha/api/siteverify', async ({ request }) => {
        received.push(await request.text());
        return HttpResponse.json(body, { status });
      }),
    );

  it('verifies a token with its secret key, once for a token that passes', async () => {
    respondWith({ success: true, score: 0.9 });
    expect([await validate(platform, 'token 1'), await validate(platform, 'token 1')]).toEqual([
      [200, 'true'],
      [200, 'true'],
    ]);
    expect(received).toEqual(['secret=the+secret+key&response=token+1']);
  });

  it.each([
    ['a low score', { success: true, score: 0.4 }],
    ['no score', { success: true }],
    ['an error', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ])('responds false for %s', async (name, body) => {
    respondWith(body);
    expect(await validate(platform, name)).toEqual([200, 'false']);
  });

  it('responds 503 when it responds with garbage, and logs no token', async () => {
    google.use(http.post('https://www.google.com/recaptcha/api/siteverify', () => HttpResponse.html('<html>')));
    expect((await validate(platform, 'token-of-a-visitor'))[0]).toBe(503);
    expect(lines.join('')).not.toContain('token-of-a-visitor');
  });
});

describe('ValidateRecaptcha', () => {
  it('responds 400 without a token', async () => {
    const platform = await serve(new Store({ dataDir: '/dev/null/nowhere' }));
    for (const body of ['', 'response=', 'token=x']) expect((await post(platform, body)).status, body).toBe(400);
    await platform.stop();
  });

  it('responds 503 when its store fails, and logs no token; challenges go on', async () => {
    const platform = await serve(new Store({ dataDir: '/dev/null/nowhere' }));
    const token = await solved((await challengeOf(platform)).challenge);
    expect((await validate(platform, token))[0]).toBe(503);
    expect(lines.join('')).toContain('ENOTDIR');
    expect(lines.join('')).not.toContain(token);
    await platform.stop();
  });

  it('parses its response as a text, of a client that reads JSON too', () => {
    expect([true, 'true', 'false', ''].map((body) => validateCaptcha.response.parse(body))).toEqual([
      'true',
      'true',
      'false',
      '',
    ]);
  });
});
