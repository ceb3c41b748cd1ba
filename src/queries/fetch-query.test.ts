import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchQuery } from './fetch-query.ts';
import { pageItem } from './page-item.query.ts';
import { defineQuery } from './query.ts';

const title = z.object({ item: z.object({ title: z.string() }) });

const query = defineQuery({
  name: 'TitleOf',
  allowedInBrowser: true,
  text: 'query TitleOf($path: String!) { item }',
  variables: ({ path, version }: { path: string; version?: string }) => ({ path, version }),
  parse: (data) => title.parse(data).item.title,
});

/** Replaces fetch with a stub of the site. */
const respondWith = (respond: (init: RequestInit) => Response | Promise<Response>) => {
  const site = vi.fn((_url: string, init: RequestInit) => Promise.resolve(respond(init)));
  vi.stubGlobal('fetch', site);
  return site;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetchQuery', () => {
  it('does not compile with a server-only query', async () => {
    respondWith(() => new Response('{}', { status: 403 }));
    // @ts-expect-error: pageItem is not marked for browsers.
    const result = await fetchQuery(pageItem, { site: 'rukn', path: '/', language: 'ar' });
    expect(result).toEqual({ ok: false, failure: { kind: 'Outdated' } });
  });
});

describe('a query from the browser', () => {
  it('goes to the site’s own URL with the exact text and no key, and returns a view model', async () => {
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
    ['while the platform is unavailable', () => new Response('{}', { status: 503 }), { kind: 'Unavailable' }],
    ['from a page older than the site', () => new Response('{}', { status: 403 }), { kind: 'Outdated' }],
    [
      'over the rate limit',
      () => new Response('{}', { status: 429, headers: { 'retry-after': '7' } }),
      { kind: 'TooManyRequests', seconds: 7 },
    ],
    [
      'over the rate limit without Retry-After',
      () => new Response('', { status: 429 }),
      { kind: 'TooManyRequests', seconds: 1 },
    ],
    ['with variables that the platform rejects', () => new Response('{}', { status: 400 }), { kind: 'Unreadable' }],
    [
      'with errors in the response',
      () => Response.json({ data: null, errors: [{ message: 'no' }] }),
      { kind: 'Unreadable' },
    ],
    ['with a response of another shape', () => Response.json({ data: { item: null } }), { kind: 'Unreadable' }],
    ['with a response that is not JSON', () => new Response('<p>'), { kind: 'Unreadable' }],
  ])('%s returns a failure', async (_, respond, failure) => {
    respondWith(respond);
    expect(await fetchQuery(query, { path: '/' })).toEqual({ ok: false, failure });
  });

  it('returns Aborted when its signal aborts', async () => {
    const controller = new AbortController();
    const site = respondWith(({ signal }) => {
      controller.abort();
      return Promise.reject(signal?.reason instanceof Error ? signal.reason : new Error('no signal came along'));
    });
    expect(await fetchQuery(query, { path: '/' }, controller.signal)).toEqual({
      ok: false,
      failure: { kind: 'Aborted' },
    });
    expect(site).toHaveBeenCalledOnce();
  });
});
