import { GraphQLLayoutService, RestLayoutService } from '@sitecore-jss/sitecore-jss-nextjs';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { QaTests } from '#sitecore/platform/qa/qa-tests.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { API_KEY, DEMO, EDGE, type RunningPlatform, SITE, serveContentFolder } from './running-platform.ts';

const SERVICE = '/api/sitecore/Nothing/AtAll';
const CALCULATOR = '/api/sitecore/Calculators/AutoFinance';
const CAR = '?principal=120000&tenure=12&atc=0';

let now = 0;
let platform: RunningPlatform;
let plain: RunningPlatform;

beforeAll(async () => {
  [platform, plain] = await Promise.all([
    serveContentFolder(DEMO, { qa: new QaTests(() => now) }),
    serveContentFolder(DEMO),
  ]);
});
afterAll(() => Promise.all([platform.stop(), plain.stop()]));

const send = (method: string, path: string, body?: unknown, at = platform) =>
  at.get(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function begin(): Promise<string> {
  const response = await send('POST', '/qa/tests');
  expect(response.status).toBe(201);
  return z.object({ test: z.uuid() }).parse(await response.json()).test;
}

const end = (id: string) => send('DELETE', `/qa/tests/${id}`);

const titledLayout = (title: string) => ({
  fields: { Title: { value: title } },
  placeholders: {
    'headless-main': [
      {
        uid: '00000000-0000-4000-8000-000000000001',
        componentName: 'RichText',
        dataSource: '',
        params: {},
        fields: { Text: { value: `<p>${title}</p>` } },
      },
    ],
  },
});
const PAGE = { ar: titledLayout('صفحة اختبار'), en: titledLayout('A page of a test') };

async function publish(id: string, page: unknown = PAGE): Promise<string> {
  const response = await send('POST', `/qa/tests/${id}/pages`, page);
  expect(response.status).toBe(201);
  return z.object({ path: z.string() }).parse(await response.json()).path;
}

const layoutServices = ['GraphQL', 'REST'] as const;

const layoutOf = (service: (typeof layoutServices)[number], path: string, language: Language) =>
  service === 'REST'
    ? new RestLayoutService({
        apiHost: platform.host,
        apiKey: API_KEY,
        siteName: SITE,
        configurationName: 'default',
      }).fetchLayoutData(path, language)
    : new GraphQLLayoutService({
        clientFactory: GraphQLRequestClient.createClientFactory({ endpoint: platform.host + EDGE, apiKey: API_KEY }),
        siteName: SITE,
      }).fetchLayoutData(path, language);

const namesIn = (elements: unknown): string[] =>
  z
    .array(z.object({ componentName: z.string() }))
    .parse(elements)
    .map(({ componentName }) => componentName);

describe('a QA page', () => {
  let id: string;

  beforeEach(async () => {
    id = await begin();
    return () => end(id);
  });

  it.each(layoutServices)(
    'reaches the SDK over %s in both languages, with the site’s header and footer',
    async (service) => {
      const path = await publish(id);
      expect(path).toMatch(/^\/qa\/[0-9a-f]{16}$/);
      for (const language of LANGUAGES) {
        const { context, route } = (await layoutOf(service, path, language)).sitecore;
        const home = (await layoutOf(service, '/', language)).sitecore.route;
        expect(context).toMatchObject({ itemPath: path, language, pageEditing: false });
        expect(route).toMatchObject({ itemLanguage: language, templateName: 'Page', fields: PAGE[language].fields });
        expect(route?.placeholders['headless-main']).toEqual(PAGE[language].placeholders['headless-main']);
        for (const name of ['headless-header', 'headless-footer']) {
          const names = namesIn(route?.placeholders[name]);
          expect(names.length).toBeGreaterThan(0);
          expect(names).toEqual(namesIn(home?.placeholders[name]));
        }
      }
    },
  );

  it('adds its renderings to those of the site’s layout in a placeholder', async () => {
    const [block] = PAGE.en.placeholders['headless-main'];
    const en = { fields: {}, placeholders: { 'headless-footer': [block] } };
    const { route } = (await layoutOf('REST', await publish(id, { ar: en, en }), 'en')).sitecore;
    expect(namesIn(route?.placeholders['headless-footer'])).toEqual(['Footer', 'RichText']);
    expect(route?.placeholders['headless-main']).toEqual([]);
  });

  it('is in no list of pages: routes, children, search', async () => {
    const lists = `{
      site { siteInfo(site: "rukn") { routes(language: "en", first: 100) { results { routePath } } } }
      item(path: "/sitecore/content/rukn/home", language: "en") { children(first: 100) { results { name } } }
      search(where: { name: "_path", value: "/sitecore/content/rukn/home" }, first: 100) { total }
    }`;
    const before = await platform.graphql(lists);
    const path = await publish(id);
    expect(await platform.graphql(lists)).toEqual(before);
    expect(JSON.stringify(before)).toContain('routePath');
    expect((await layoutOf('GraphQL', path, 'en')).sitecore.route).not.toBeNull();
  });

  it('is found by its id, as queries of renderings need it', async () => {
    const path = await publish(id);
    const itemId = (await layoutOf('REST', path, 'en')).sitecore.route?.itemId;
    const result = await platform.graphql(`{ item(path: "${itemId}", language: "en") { parent { path } } }`);
    expect(result).toEqual({ item: { parent: { path: '/sitecore/content/rukn/home' } } });
  });

  it('ends with its test, while those of other tests stay', async () => {
    const other = await begin();
    const [path, otherPath] = [await publish(id), await publish(other)];
    expect((await end(id)).status).toBe(204);
    expect((await layoutOf('GraphQL', path, 'ar')).sitecore.route).toBeNull();
    expect((await layoutOf('GraphQL', otherPath, 'ar')).sitecore.route).not.toBeNull();
    await end(other);
  });

  it.each([
    ['nothing', undefined],
    ['one language', { ar: PAGE.ar }],
    ['a rendering without a name', { ...PAGE, en: { fields: {}, placeholders: { 'headless-main': [{ uid: 'x' }] } } }],
    ['a page with an unknown member', { ...PAGE, path: '/about' }],
  ])('is rejected when it is %s', async (_, page) => {
    const response = await send('POST', `/qa/tests/${id}/pages`, page);
    expect(response.status).toBe(400);
    expect(z.object({ error: z.string().min(1) }).safeParse(await response.json()).success).toBe(true);
  });

  it('is rejected above a megabyte', async () => {
    const page = { ...PAGE, en: titledLayout('x'.repeat(1_000_000)) };
    expect((await send('POST', `/qa/tests/${id}/pages`, page)).status).toBe(413);
  });
});

type RequestOptions = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

describe('a stubbed service', () => {
  let id: string;

  beforeEach(async () => {
    id = await begin();
    return () => end(id);
  });

  const request = (path = SERVICE, test = id, init: RequestOptions = {}) =>
    platform.get(path, { ...init, headers: { 'x-qa-test': test, ...init.headers } });

  const stub = async (behaviour: object, { path = SERVICE, once = false } = {}) => {
    const response = await send('POST', `/qa/tests/${id}/services`, { path, once, behaviour });
    expect(response.status).toBe(204);
  };

  const respondsWith = (status: number, body = '{}', afterMs = 0) => ({
    kind: 'answers',
    status,
    headers: {},
    body,
    afterMs,
  });

  it('sends the stubbed response to its own test only', async () => {
    const other = await begin();
    await stub({
      ...respondsWith(500, '{"error":"broken"}'),
      headers: { 'content-type': 'application/json', 'retry-after': '5' },
    });
    const response = await request();
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'broken' });
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await request(SERVICE, other)).status).toBe(404);
    expect((await platform.get(SERVICE)).status).toBe(404);
    await end(other);
  });

  it('replaces the service at its path, in any case, and no other', async () => {
    await stub(respondsWith(429), { path: CALCULATOR.toLowerCase() });
    expect((await request(CALCULATOR + CAR)).status).toBe(429);
    expect((await request(`${CALCULATOR}s`)).status).toBe(404);
    expect((await platform.get(CALCULATOR + CAR)).status).toBe(200);
  });

  it('uses stubs with `once` first, then the last permanent stub', async () => {
    await stub(respondsWith(500));
    await stub(respondsWith(502), { once: true });
    await stub(respondsWith(503), { once: true });
    await stub(respondsWith(504));
    const statuses = [await request(), await request(), await request(), await request()].map(({ status }) => status);
    expect(statuses).toEqual([502, 503, 504, 504]);
  });

  it('breaks off in the middle of the response', async () => {
    expectOutput(/response truncated by a test/);
    await stub({ kind: 'breaksOff', afterMs: 0 });
    const response = await request();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect((await request(SERVICE, 'nobody')).status).toBe(404);
  });

  it('stalls until it is restored, and then responds itself', async () => {
    await stub({ kind: 'stalls' }, { path: CALCULATOR });
    const late = request(CALCULATOR + CAR);
    await expect.poll(() => requests()).toHaveLength(1);
    expect((await platform.get(CALCULATOR + CAR)).status).toBe(200);
    expect((await send('DELETE', `/qa/tests/${id}/services?path=${CALCULATOR}`)).status).toBe(204);
    expect(await (await late).json()).toHaveProperty('result.EMI', 10_000);
    expect((await request(CALCULATOR + CAR)).status).toBe(200);
  });

  it('stops stalling when its test ends', async () => {
    await stub({ kind: 'stalls' });
    const late = request();
    await expect.poll(() => requests()).toHaveLength(1);
    await end(id);
    expect((await late).status).toBe(503);
  });

  it('delays a stubbed response and its own by afterMs', async () => {
    await stub(respondsWith(418, '', 50), { path: CALCULATOR, once: true });
    await stub({ kind: 'passes', afterMs: 50 }, { path: CALCULATOR, once: true });
    const start = performance.now();
    const statuses = [(await request(CALCULATOR + CAR)).status, (await request(CALCULATOR + CAR)).status];
    expect(statuses).toEqual([418, 200]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(99);
  });

  const requests = async (test = id): Promise<unknown[]> => {
    const response = await platform.get(`/qa/tests/${test}/requests`);
    return z.object({ requests: z.array(z.unknown()) }).parse(await response.json()).requests;
  };

  it('lists the requests of its test with their bodies', async () => {
    const other = await begin();
    await request(`${SERVICE}?a=1&b=%D9%A3`);
    await request(SERVICE, id, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    });
    await request(SERVICE, id, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    await request(SERVICE, id, { method: 'POST', body: '<odd>' });
    await request(SERVICE, other);
    const recorded = await requests();
    expect(recorded).toMatchObject([
      { method: 'GET', path: SERVICE, query: { a: '1', b: '٣' }, body: null },
      { method: 'POST', body: { a: 1 }, headers: { authorization: 'Bearer t' } },
      { method: 'POST', body: { a: '1' } },
      { method: 'POST', body: '<odd>' },
    ]);
    expect(recorded).toHaveLength(4);
    expect(await requests(other)).toHaveLength(1);
    await end(other);
  });

  it('responds to the queries that the site’s server sends for a page of the test, and to no others', async () => {
    const path = await publish(id);
    const statusFor = async (route: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', sc_apikey: API_KEY, 'x-sc-route': route };
      return (await platform.get(EDGE, { method: 'POST', headers, body: '{"query":"{ __typename }"}' })).status;
    };
    expect(await statusFor(path)).toBe(200);
    const stub = { path: EDGE, once: false, behaviour: respondsWith(500) };
    expect((await send('POST', `/qa/tests/${id}/services`, stub)).status).toBe(204);
    expect([await statusFor(path), await statusFor('/'), await statusFor('')]).toEqual([500, 200, 200]);
  });

  it.each([
    ['another path', { path: '/sitecore/api/graph/other', once: false, behaviour: { kind: 'stalls' } }],
    ['an invalid status', { path: SERVICE, once: false, behaviour: respondsWith(99) }],
    ['a wait above a minute', { path: SERVICE, once: false, behaviour: respondsWith(200, '', 60_001) }],
    ['an unknown behaviour', { path: SERVICE, once: false, behaviour: { kind: 'explodes' } }],
    [
      'a header in two lines',
      { path: SERVICE, once: false, behaviour: { ...respondsWith(200), headers: { a: 'b\r\nc: d' } } },
    ],
  ])('rejects a stub with %s', async (_, wrong) => {
    expect((await send('POST', `/qa/tests/${id}/services`, wrong)).status).toBe(400);
    expect((await request()).status).toBe(404);
  });
});

describe('QaTests', () => {
  const unknown = '00000000-0000-4000-8000-000000000000';

  it('responds 404 for a test that was never started', async () => {
    expect((await send('POST', `/qa/tests/${unknown}/pages`, PAGE)).status).toBe(404);
    expect((await platform.get(`/qa/tests/${unknown}/requests`)).status).toBe(404);
    expect((await end(unknown)).status).toBe(204);
  });

  it('removes a test half an hour after its last request', async () => {
    const abandoned = await begin();
    const path = await publish(abandoned);
    now += 30 * 60_000;
    await end(await begin());
    expect((await layoutOf('REST', path, 'ar')).sitecore.route).not.toBeNull();
    now += 1;
    await end(await begin());
    expect((await layoutOf('REST', path, 'ar')).sitecore.route).toBeNull();
  });

  it('allows two hundred tests at once, and five hundred pages in each', async () => {
    const many = await Promise.all(Array.from({ length: 200 }, begin));
    expect((await send('POST', '/qa/tests')).status).toBe(429);
    const [first = ''] = many;
    for (let count = 0; count < 500; count += 1) await publish(first);
    expect((await send('POST', `/qa/tests/${first}/pages`, PAGE)).status).toBe(429);
    await Promise.all(many.map(end));
    await end(await begin());
  });
});

describe('createPlatform without QA', () => {
  it('has no QA endpoints and ignores the header of QA tests', async () => {
    const id = await begin();
    const stub = { path: CALCULATOR, once: false, behaviour: { kind: 'breaksOff', afterMs: 0 } };
    const endpoints: [string, string][] = [
      ['POST', '/qa/tests'],
      ['DELETE', `/qa/tests/${id}`],
      ['POST', `/qa/tests/${id}/pages`],
      ['POST', `/qa/tests/${id}/services`],
      ['DELETE', `/qa/tests/${id}/services`],
    ];
    for (const [method, path] of endpoints) expect((await send(method, path, stub, plain)).status, path).toBe(404);
    expect((await plain.get(`/qa/tests/${id}/requests`)).status).toBe(404);
    const headers = { 'x-qa-test': id };
    expect((await plain.get(CALCULATOR + CAR, { headers })).status).toBe(200);
    await end(id);
  });
});
