import { Validator } from '@seriousme/openapi-schema-validator';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/mini';
import { maxBytesOf } from '#sitecore/contracts/catalogue.ts';
import { services } from '#sitecore/platform/services/services.ts';
import { issueToken } from '#sitecore/platform/services/kiosk/token.ts';
import { Store } from '#sitecore/platform/store/store.ts';
import { SECRETS } from '#tests/support/services-options.ts';
import { migratedStore, type TestStore } from '#tests/support/stores.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

let testStore: TestStore;
let store: Store;
let platform: RunningPlatform;
let token = '';

beforeAll(async () => {
  testStore = await migratedStore();
  store = new Store(testStore.options);
  platform = await serveContentFolder(DEMO, { services: { store }, logger: pino({ level: 'silent' }) });
  token = await issueToken(SECRETS.kioskToken, Date.now());
});
afterAll(async () => {
  await platform.stop();
  await store.close();
  await testStore.remove();
});

const send = (
  path: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
) => platform.get(path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', files: 'multipart/form-data' };

const calls = services.map(({ call }) => call);
const posts = calls.filter(({ method }) => method === 'POST');

describe.each(calls)('$method $path', ({ path, method, session, request }) => {
  it('responds 405 to every other method, with the allowed one', async () => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => name !== method)) {
      const response = await send(path, { method: other });
      expect([response.status, response.headers.get('allow')], other).toEqual([
        405,
        method === 'GET' ? 'GET, HEAD' : 'POST',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('responds in JSON or in the type of its contract, never cached, whatever is sent', async () => {
    const garbage = { headers: { 'content-type': TYPES.json }, body: '{' };
    const response = await send(path, { method, ...(method === 'POST' && garbage) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^(application\/json|text\/plain)/);
    expect(response.status).toBeLessThan(500);
  });

  it(session === undefined ? 'needs no token' : 'responds 401 without a token', async () => {
    const response = await platform.get(path, { method });
    if (session === undefined) expect(response.status).not.toBe(401);
    else expect(response.status).toBe(401);
  });

  it('responds 400 to a request without a required field', async () => {
    const response = await send(path, { method });
    const isComplete = safeParse(request, {}).success;
    expect(response.status).toBe(isComplete ? 200 : 400);
  });
});

describe.each(posts)('the body of $path', ({ path, body = 'json', ...call }) => {
  it('has the content type of the contract, else 415', async () => {
    for (const type of ['text/plain', 'text/html', body === 'json' ? TYPES.form : TYPES.json])
      expect((await send(path, { method: 'POST', headers: { 'content-type': type }, body: 'x=1' })).status).toBe(415);
  });

  it('is at most as large as the contract says, else 413', async () => {
    const headers = { 'content-type': TYPES[body] };
    const response = await send(path, { method: 'POST', headers, body: 'x'.repeat(maxBytesOf(call, TYPES[body]) + 1) });
    expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store']);
  });
});

const openApi = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })).optional(),
        responses: z.record(z.string(), z.looseObject({})),
      }),
    ),
  ),
});

describe('/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const document: unknown = await (await platform.get('/openapi.json')).json();
    const result = await new Validator().validate(z.record(z.string(), z.unknown()).parse(document));
    expect(result).toEqual({ valid: true });
  });

  it('describes every service once, with its parameters and errors', async () => {
    const { paths } = openApi.parse(await (await platform.get('/openapi.json')).json());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual(calls.map(({ method, path }) => `${method} ${path}`));
    const { get } = paths['/api/sitecore/Calculators/AutoFinance'] ?? {};
    expect(get?.parameters?.slice(0, 3)).toEqual([
      { name: 'principal', in: 'query', required: true },
      { name: 'tenure', in: 'query', required: true },
      { name: 'balloonPayment', in: 'query', required: false },
    ]);
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '429', '503']);
    const { post } = paths['/api/sitecore/flagshipbranch/getticketwithsid'] ?? {};
    expect(post?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    const statuses = ['200', '400', '401', '403', '409', '413', '415', '422', '429', '503'];
    expect(Object.keys(post?.responses ?? {})).toEqual(statuses);
  });
});

it('every limit of a call that reveals or changes something counts in the store', () => {
  const inMemory = services.filter(({ limit }) => limit.in === 'memory').map(({ call }) => call.path);
  expect(inMemory.filter((path) => !path.startsWith('/api/sitecore/Calculators/'))).toEqual([
    '/api/sitecore/flagshipbranch/token',
    '/api/sitecore/Captcha/Challenge',
    '/api/sitecore/Mokafaa/GetPartnerCatalogue',
    '/api/sitecore/BranchInfo/getlocationinfo',
    '/api/jss/formbuilder/form',
    '/api/sitecore/BranchInfo/GetRegions',
    '/api/sitecore/BranchInfo/GetCities',
    '/api/sitecore/BranchInfo/GetBranches',
  ]);
});
