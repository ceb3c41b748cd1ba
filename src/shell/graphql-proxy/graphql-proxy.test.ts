import fc from 'fast-check';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ContentQuery } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { graphqlProxy } from './graphql-proxy.ts';
import { tokenBuckets } from './token-buckets.ts';

const KEY = 'a-key-that-nobody-may-see';
const FOUND = { data: { search: { total: 0 } } };
const VARIABLES = { term: 'بطاقة', language: 'ar', root: 'x', first: 4 };
const REQUEST = { query: siteSearch.text, variables: VARIABLES };
const JSON_TYPE = { 'content-type': 'application/json' };

type Options = Parameters<typeof graphqlProxy>[0];

/** Requests that the platform received. */
const requests: { headers: IncomingMessage['headers']; body: unknown }[] = [];
const servers: HttpServer[] = [];
let platform: (response: ServerResponse) => void;

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  platform = (response) => response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
};

async function started(handler: RequestListener): Promise<string> {
  const server = await startHttpServer(handler);
  servers.push(server);
  return server.url;
}

/** Starts a proxy to the stub platform. */
async function open(options: Partial<Options> = {}): Promise<string> {
  const endpoint = await started((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body: JSON.parse(body) });
      platform(response);
    });
  });
  const proxy = graphqlProxy({
    endpoint,
    apiKey: KEY,
    publicUrl: 'https://www.rukn.example',
    trustedProxies: 0,
    takeToken: () => 0,
    timeoutMs: 5000,
    ...options,
  });
  return started((request, response) => void proxy(request, response));
}

const send = (url: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

const sendQuery = (url: string, query: unknown = REQUEST, headers?: Readonly<Record<string, string>>) =>
  send(url, JSON.stringify(query), headers);

const refusalBody = z.strictObject({
  errors: z.tuple([
    z.strictObject({ message: z.string().regex(/\w/), extensions: z.strictObject({ code: z.string() }) }),
  ]),
});

/** Returns the status and code of a refusal; asserts GraphQL's error format and no caching. */
async function refused(response: Response): Promise<[status: number, code: string]> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { errors } = refusalBody.parse(await response.json());
  return [response.status, errors[0].extensions.code];
}

beforeEach(() => {
  requests.length = 0;
  json(200, FOUND);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

describe('a document of the site', () => {
  it('is forwarded with the key, and the response returned unchanged', async () => {
    const response = await sendQuery(await open());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(FOUND);
    expect(requests).toMatchObject([{ headers: { sc_apikey: KEY }, body: REQUEST }]);
  });

  it('is forwarded without anything else of the browser’s request', async () => {
    await sendQuery(
      await open(),
      { ...REQUEST, operationName: 'Other', extensions: { a: 1 } },
      { cookie: 'session=1', authorization: 'Bearer x', sc_editmode: 'true', 'x-forwarded-for': '1.2.3.4' },
    );
    expect(requests[0]?.body).toEqual(REQUEST);
    const names = Object.keys(requests[0]?.headers ?? {});
    expect(names).toContain('sc_apikey');
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/cookie|authorization|editmode|forwarded/)]),
    );
  });

  it.each([
    ['absent', {}],
    ['null', { variables: null }],
  ])('may have its variables %s', async (_, variables) => {
    expect((await sendQuery(await open(), { query: siteSearch.text, ...variables })).status).toBe(200);
    expect(requests[0]?.body).toEqual({ query: siteSearch.text, variables: {} });
  });

  it('returns the platform’s errors about wrong variables', async () => {
    json(400, { errors: [{ message: 'Variable "$first" got invalid value' }] });
    const response = await sendQuery(await open());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('$first');
  });
});

describe('any other document', () => {
  it.each<[what: string, query: string]>([
    ['with one more space', `${siteSearch.text} `],
    ['with another field', siteSearch.text.replace('total', 'total hack: total')],
    ['without its indentation', siteSearch.text.replaceAll(/\s+/g, ' ')],
    ['of another site', '{ site { siteInfoCollection { name } } }'],
    ['that is empty', ''],
  ])('%s is refused', async (_, query) => {
    expect(await refused(await sendQuery(await open(), { query, variables: VARIABLES }))).toEqual([
      403,
      'UNKNOWN_DOCUMENT',
    ]);
    expect(requests).toEqual([]);
  });
});

describe('each document of the site', () => {
  const queries = Object.values(
    import.meta.glob<Readonly<Record<string, ContentQuery<never, unknown>>>>('/src/queries/*.query.ts', {
      eager: true,
    }),
  ).flatMap((module) => Object.values(module));
  const browser = queries.filter(({ allowedInBrowser }) => allowedInBrowser === true);
  const server = queries.filter(({ allowedInBrowser }) => allowedInBrowser !== true);

  it('is marked for browsers or left to the server', () => {
    expect(browser.map(({ name }) => name)).toEqual(['SiteSearch']);
    expect(server.map(({ name }) => name)).toEqual(['Bank', 'HomeItem']);
  });

  it.each(browser)('$name is accepted from browsers', async ({ text: query }) => {
    expect((await sendQuery(await open(), { query, variables: {} })).status).toBe(200);
    expect(requests).toMatchObject([{ body: { query } }]);
  });

  it.each(server)('$name, which only the server sends, is refused as an unknown document', async ({ text: query }) => {
    expect(await refused(await sendQuery(await open(), { query, variables: {} }))).toEqual([403, 'UNKNOWN_DOCUMENT']);
    expect(requests).toEqual([]);
  });
});

describe('an invalid request', () => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('by %s gets 405', async (method) => {
    const response = await fetch(`${await open()}?query={site{siteInfoCollection{name}}}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    if (method !== 'HEAD') expect(await refused(response)).toEqual([405, 'METHOD']);
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['nearly JSON', { 'content-type': 'application/json-seq' }],
    ['compressed', { 'content-encoding': 'gzip' }],
  ])('whose body is %s is refused', async (_, headers) => {
    expect(await refused(await sendQuery(await open(), REQUEST, headers))).toEqual([415, 'NOT_JSON']);
  });

  it.each<[what: string, body: BodyInit]>([
    ['nothing', ''],
    ['no JSON', '{"query":'],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a list', JSON.stringify([REQUEST])],
    ['a query that is no text', '{"query":1}'],
    ['variables in a list', JSON.stringify({ ...REQUEST, variables: [] })],
    ['variables in a text', JSON.stringify({ ...REQUEST, variables: '{}' })],
  ])('whose body holds %s is refused', async (_, body) => {
    expect(await refused(await send(await open(), body))).toEqual([400, 'UNREADABLE']);
  });

  it('whose body is above 32 kB is refused, one below is read', async () => {
    const url = await open();
    const padded = (bytes: number) => JSON.stringify({ query: '' }).padEnd(bytes, ' ');
    expect(await refused(await send(url, padded(32_768)))).toEqual([403, 'UNKNOWN_DOCUMENT']);
    expect(await refused(await send(url, padded(32_769)))).toEqual([413, 'TOO_LARGE']);
  });

  it('whose body exceeds the limit while it is sent is refused before its end', async () => {
    const call = httpRequest(await open(), { method: 'POST', headers: JSON_TYPE });
    call.write(' '.repeat(40_000));
    const response = await new Promise<IncomingMessage>((resolve) => call.once('response', resolve));
    expect(response.statusCode).toBe(413);
    expect(response.headers.connection).toBe('close');
    expect((await buffer(response)).toString()).toContain('TOO_LARGE');
    call.destroy();
  });

  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

  it.each<[what: string, variables: unknown, passes: boolean]>([
    ['four levels deep', nested(4), true],
    ['five levels deep', nested(5), false],
    ['deep in lists', { a: [[[[1]]]] }, false],
    ['of 4 kB', { a: 'x'.repeat(4088) }, true],
    ['of more than 4 kB', { a: 'x'.repeat(4089) }, false],
    ['of 4 kB in Arabic letters, each of two bytes', { a: 'ب'.repeat(2045) }, false],
  ])('whose variables are %s', async (_, variables, passes) => {
    const response = await sendQuery(await open(), { query: siteSearch.text, variables });
    if (passes) expect(response.status).toBe(200);
    else expect(await refused(response)).toEqual([400, 'VARIABLES']);
  });

  it('with variables as deep as a body allows is refused', async () => {
    const body = `{"query":${JSON.stringify(siteSearch.text)},"variables":{"a":${'['.repeat(15_000)}${']'.repeat(15_000)}}}`;
    expect(await refused(await send(await open(), body))).toEqual([400, 'VARIABLES']);
  });

  it('that breaks off does not affect the next one', async () => {
    const url = await open();
    const call = httpRequest(url, { method: 'POST', headers: { ...JSON_TYPE, 'content-length': '100' } });
    call.on('error', () => undefined);
    await new Promise<void>((resolve) => call.write('{', () => resolve()));
    call.destroy();
    expect((await sendQuery(url)).status).toBe(200);
  });
});

describe('a request from another site', () => {
  /** Posts a query with these headers, as a browser would send them; Node's `fetch` names no site. */
  const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      httpRequest(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(JSON.stringify(REQUEST));
    });

  it.each<[what: string, headers: Record<string, string>, status: number]>([
    ['is recognized by Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['is recognized by Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, 403],
    ['is recognized by its origin', { origin: 'https://evil.example' }, 403],
    ['is recognized by an opaque origin', { origin: 'null' }, 403],
    ['is not one of Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['is not one from the public URL', { origin: 'https://www.rukn.example' }, 200],
    ['is not one without these headers', {}, 200],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf(await open(), headers)).toBe(status);
  });

  it('is not one from the requested host', async () => {
    const url = await open();
    expect(await statusOf(url, { origin: url })).toBe(200);
  });
});

describe('a client over its rate limit', () => {
  it('gets 429 with Retry-After, and nothing is forwarded', async () => {
    const url = await open({ takeToken: tokenBuckets({ perSecond: 0.25, burst: 2, clients: 10 }) });
    expect((await sendQuery(url)).status).toBe(200);
    expect((await sendQuery(url)).status).toBe(200);
    const third = await sendQuery(url);
    expect(third.headers.get('retry-after')).toBe('4');
    expect(await refused(third)).toEqual([429, 'TOO_MANY']);
    expect(requests).toHaveLength(2);
  });

  it('is identified by a trusted proxy', async () => {
    const url = await open({ trustedProxies: 1, takeToken: tokenBuckets({ perSecond: 1, burst: 1, clients: 10 }) });
    const as = async (client: string) => (await sendQuery(url, REQUEST, { 'x-forwarded-for': client })).status;
    expect([await as('198.51.100.1'), await as('198.51.100.2'), await as('198.51.100.1')]).toEqual([200, 200, 429]);
  });
});

describe('a platform', () => {
  const spyOnErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('that responds 429 gives 429 with its Retry-After', async () => {
    spyOnErrors();
    json(429, { error: 'too many requests' }, { 'retry-after': '7' });
    const response = await sendQuery(await open());
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await refused(response)).toEqual([429, 'TOO_MANY']);
  });

  it('that is unavailable gives 503, and the reason is logged', async () => {
    const logged = spyOnErrors();
    const response = await sendQuery(await open({ endpoint: await unusedUrl() }));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await refused(response)).toEqual([503, 'NO_ANSWER']);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^siteSearch: fetch failed \(.*ECONNREFUSED/)]]);
  });

  it('that does not respond in time gives 503', async () => {
    spyOnErrors();
    platform = () => undefined;
    expect(await refused(await sendQuery(await open({ timeoutMs: 50 })))).toEqual([503, 'NO_ANSWER']);
  });

  it('that breaks off gives 503', async () => {
    spyOnErrors();
    platform = (response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    };
    expect(await refused(await sendQuery(await open()))).toEqual([503, 'NO_ANSWER']);
  });

  it.each<[status: number, expected: number]>([
    [500, 502],
    [401, 502],
    [404, 502],
    [301, 502],
    [503, 503],
  ])('that responds %i gives %i, without its own message', async (status, expected) => {
    const logged = spyOnErrors();
    json(status, { error: `inner detail with ${KEY}` }, { location: '/elsewhere' });
    expect(await refused(await sendQuery(await open()))).toEqual([expected, 'NO_ANSWER']);
    expect(logged.mock.calls).toEqual([[`siteSearch: the content platform responded ${status}`]]);
  });

  it('whose response is not JSON gives 502', async () => {
    spyOnErrors();
    platform = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>login</p>');
    expect(await refused(await sendQuery(await open()))).toEqual([502, 'NO_ANSWER']);
  });

  it('gets its request aborted when the visitor disconnects', async () => {
    const logged = spyOnErrors();
    const closed = new Promise<void>((resolve) => {
      platform = (response) => void response.once('close', resolve);
    });
    const leaving = new AbortController();
    const url = await open();
    const call = fetch(url, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(REQUEST),
      signal: leaving.signal,
    });
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS });
    leaving.abort();
    await expect(call).rejects.toThrow();
    await closed;
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('any request', () => {
  const bodies = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }),
    fc.json(),
    fc.json().map((variables) => `{"query":${JSON.stringify(siteSearch.text)},"variables":${variables}}`),
    fc
      .record(
        {
          query: fc.oneof(fc.constant(siteSearch.text), fc.string({ unit: 'grapheme' }), fc.anything()),
          variables: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
          operationName: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((query) => JSON.stringify(query, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value))),
    fc.nat({ max: 60_000 }).map((length) => 'x'.repeat(length)),
    fc.nat({ max: 15_000 }).map((depth) => '{"variables":'.repeat(depth / 10) + '['.repeat(depth)),
  );
  const types = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'multipart/form-data', ''),
  );
  const methods = fc.oneof({ weight: 12, arbitrary: fc.constant('POST') }, fc.constantFrom('PUT', 'PATCH', 'DELETE'));

  it('gets a JSON response below 500, and only listed documents are forwarded', async () => {
    const url = await open();
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodies, types, methods, async (body, type, method) => {
        const sent = typeof body === 'string' ? body : new Uint8Array(body);
        const response = await fetch(url, { method, headers: { 'content-type': type }, body: sent });
        const responseText = await response.text();
        statuses.add(response.status);
        expect(response.status).toBeLessThan(500);
        expect(JSON.parse(responseText)).toEqual(response.status === 200 ? FOUND : { errors: [expect.anything()] });
        expect(responseText + JSON.stringify([...response.headers])).not.toContain(KEY);
      }),
    );
    expect(requests.length).toBeGreaterThan(30);
    for (const { body } of requests) expect(body).toMatchObject({ query: siteSearch.text });
    expect([...statuses].sort()).toEqual([200, 400, 403, 405, 413, 415]);
  });
});
