import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { JSON_TYPE, graphqlProxies, REQUEST, refused, send, sendQuery } from '#tests/support/open-graphql-proxy.ts';
import { tokenBuckets } from '#src/shell/http/token-buckets.ts';

const { requests, open } = graphqlProxies();

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
    expect(await refused(await send(await open(), body))).toEqual([400, 'UNREADABLE']);
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
  /** Posts a query with these headers, as a browser would send them; Node's `fetch` names no site. Returns status and `Vary`. */
  const responseTo = (url: string, headers: Record<string, string>): Promise<readonly unknown[]> =>
    new Promise((resolve, reject) => {
      httpRequest(url, { method: 'POST', headers: { ...JSON_TYPE, ...headers } }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.vary]);
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
    expect(await responseTo(await open(), headers)).toEqual([status, 'Origin, Sec-Fetch-Site']);
  });

  it('is not one from the requested host', async () => {
    const url = await open();
    expect(await responseTo(url, { origin: url })).toEqual([200, 'Origin, Sec-Fetch-Site']);
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
