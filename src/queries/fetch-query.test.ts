import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchQuery } from './fetch-query.ts';
import { homeItem } from './home-item.query.ts';
import { defineQuery } from './query.ts';

const title = z.object({ item: z.object({ title: z.string() }) });

const query = defineQuery({
  name: 'TitleOf',
  allowedInBrowser: true,
  text: 'query TitleOf($path: String!) { item }',
  variables: ({ path, version }: { path: string; version?: string }) => ({ path, version }),
  parse: (data) => title.parse(data).item.title,
});

/** Stands for the site behind the browser. */
const respondWith = (respond: (init: RequestInit) => Response | Promise<Response>) => {
  const site = vi.fn((_address: string, init: RequestInit) => Promise.resolve(respond(init)));
  vi.stubGlobal('fetch', site);
  return site;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('ask', () => {
  it('does not compile with a query that only the server sends', async () => {
    respondWith(() => new Response('{}', { status: 403 }));
    // @ts-expect-error: homeItem is not marked for browsers.
    const result = await fetchQuery(homeItem, { site: 'rukn', language: 'ar' });
    expect(result).toEqual({ ok: false, failure: { kind: 'Outdated' } });
  });
});

describe('a question from the browser', () => {
  it('goes to the site’s own address with the exact text, without key, and becomes a view model', async () => {
    const site = respondWith(() => Response.json({ data: { item: { title: 'بنك ركن' } } }));
    expect(await fetchQuery(query, { path: '/' })).toEqual({ ok: true, value: 'بنك ركن' });
    expect(site.mock.calls).toEqual([
      [
        '/sitecore/api/graph/edge',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: query.text, variables: { path: '/' } }),
        },
      ],
    ]);
  });

  it.each<[what: string, respond: () => Response | Promise<Response>, failure: unknown]>([
    ['without a connection', () => Promise.reject(new TypeError('failed to fetch')), { kind: 'Unavailable' }],
    ['while the platform is away', () => new Response('{}', { status: 503 }), { kind: 'Unavailable' }],
    ['of a page older than the site', () => new Response('{}', { status: 403 }), { kind: 'Outdated' }],
    [
      'that is one too many',
      () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }),
      { kind: 'TooManyRequests', seconds: 7 },
    ],
    [
      'that is one too many for an unknown time',
      () => new Response('', { status: 429 }),
      { kind: 'TooManyRequests', seconds: 1 },
    ],
    ['with variables that the platform refuses', () => new Response('{}', { status: 400 }), { kind: 'Unreadable' }],
    ['answered with errors', () => Response.json({ data: null, errors: [{ message: 'no' }] }), { kind: 'Unreadable' }],
    ['answered in another shape', () => Response.json({ data: { item: null } }), { kind: 'Unreadable' }],
    ['answered with no JSON', () => new Response('<p>'), { kind: 'Unreadable' }],
  ])('%s fails as a value', async (_, respond, failure) => {
    respondWith(respond);
    expect(await fetchQuery(query, { path: '/' })).toEqual({ ok: false, failure });
  });

  it('that is no longer wanted is told apart from a failure', async () => {
    const asking = new AbortController();
    const site = respondWith(({ signal }) => {
      asking.abort();
      return Promise.reject(signal?.reason instanceof Error ? signal.reason : new Error('no signal came along'));
    });
    expect(await fetchQuery(query, { path: '/' }, asking.signal)).toEqual({ ok: false, failure: { kind: 'Aborted' } });
    expect(site).toHaveBeenCalledOnce();
  });
});
