import { describe, expect, it, vi } from 'vitest';
import { siteSearch } from '#src/queries/site-search.query.ts';
import {
  FOUND,
  graphqlProxies,
  JSON_TYPE,
  REQUEST,
  refused,
  send,
  sendQuery,
  VARIABLES,
} from '#tests/support/open-graphql-proxy.ts';

const { requests, open } = graphqlProxies();

const RESPONSE = { data: { search: { total: 7 } }, extensions: { search: { kinds: [] } } };
const search = vi.fn<(variables: unknown) => unknown>(() => RESPONSE);

describe('a search', () => {
  it('has the response of the index, without a request to the platform', async () => {
    const response = await sendQuery(await open({ search }), { ...REQUEST, extensions: { kind: 'news' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(RESPONSE);
    expect(search).toHaveBeenLastCalledWith({ ...VARIABLES, kind: 'news' });
    expect(requests).toEqual([]);
  });

  it.each([
    ['there is no index', undefined],
    ['the index has no response', () => undefined],
  ])('is forwarded while %s', async (_, none) => {
    const response = await sendQuery(await open(none ? { search: none } : {}));
    expect(await response.json()).toEqual(FOUND);
    expect(requests).toMatchObject([{ body: REQUEST }]);
  });

  it.each([
    ['over the rate', { takeToken: () => 3 }, REQUEST, {}, 429],
    ['from a foreign page', {}, REQUEST, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['with too many variables', {}, { ...REQUEST, variables: { term: 'x'.repeat(5000) } }, {}, 400],
    ['above the size of a body', {}, { ...REQUEST, more: 'x'.repeat(40_000) }, {}, 413],
    ['of another document', {}, { ...REQUEST, query: `${siteSearch.text} ` }, {}, 403],
    ['in another type', {}, REQUEST, { 'content-type': 'text/plain' }, 415],
  ])('%s is refused before the index is read', async (_, options, query, headers, status) => {
    search.mockClear();
    const response = await send(await open({ search, ...options }), JSON.stringify(query), {
      ...JSON_TYPE,
      ...headers,
    });
    expect((await refused(response))[0]).toBe(status);
    expect([search.mock.calls, requests]).toEqual([[], []]);
  });
});
