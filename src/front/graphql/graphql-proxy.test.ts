import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentQuery } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import {
  FOUND,
  graphqlProxies,
  KEY,
  REQUEST,
  refused,
  sendQuery,
  VARIABLES,
} from '#tests/support/open-graphql-proxy.ts';

const { requests, json, open } = graphqlProxies();

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
  )
    .flatMap((module) => Object.values(module))
    .filter((exported) => typeof exported === 'object' && 'text' in exported);
  const browser = queries.filter(({ allowedInBrowser }) => allowedInBrowser === true);
  const server = queries.filter(({ allowedInBrowser }) => allowedInBrowser !== true);

  it('is marked for browsers or left to the server', () => {
    expect(browser.map(({ name }) => name)).toEqual(['SiteSearch']);
    expect(server.map(({ name }) => name)).toEqual([
      'Bank',
      'Blog',
      'IndexedPages',
      'NewsTags',
      'News',
      'OfferCategories',
      'Offers',
      'PageAbove',
      'PageItem',
      'PageLayout',
      'SahlhaOffers',
      'SahlhaTerms',
      'SearchLexicon',
      'TasahealOffers',
      'UnlistedPages',
    ]);
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
