import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, proxy } from '#src/proxy.ts';
import { bumpContentVersion } from '#src/services/content-version.ts';
import { rememberReaders } from '#src/shell/page/query-readers.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { CONTENT_MAX_AGE_MS } from '#src/config/timings.ts';
import { queryKeys } from '#src/widgets/query-keys.ts';

beforeEach(() => void vi.stubEnv('SITECORE_API_KEY', 'key'));
afterEach(() => void vi.unstubAllEnvs());

const responseHeaders = (address: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://bank.example${address}`, { headers })).headers;

/** Returns the internal path that a URL is rewritten to; null without a rewrite. */
const rewrittenTo = (address: string): string | null =>
  responseHeaders(address).get('x-middleware-rewrite')?.replace('http://bank.example', '') ?? null;

describe('the matcher of the proxy', () => {
  it('has every query key that a widget declares', () => {
    const keys = config.matcher.flatMap(({ has }) => has.flatMap(({ type, key }) => (type === 'query' ? [key] : [])));
    expect(keys).toEqual(queryKeys);
  });
});

describe('a URL with a query key of a widget', () => {
  it.each([
    ['/?tab=home', '/_query?tab=home'],
    ['/search?q=%D8%A8&utm_source=x', '/_query/search?q=%D8%A8&utm_source=x'],
  ])('is rewritten to its server-rendered route: %s', (address, route) => {
    expect(rewrittenTo(address)).toBe(route);
  });

  it.each(['/about?utm_source=x', '/api/sitecore/Branches?q=x', '/_query?tab=home', '/-/media/a.svg?q=1'])(
    'is the only one that is rewritten, not %s',
    (address) => {
      expect(rewrittenTo(address)).toBeNull();
    },
  );
});

describe('a URL whose page is known', () => {
  const readsHome = (query: UrlQuery) => (query.tab === 'home' ? query : {});
  const COOKIE = { cookie: '__prerender_bypass=x' };

  it.each([
    ['changes it', '/known?tab=home', '/_query/known?tab=home'],
    ['does not change it', '/known?tab=none', null],
    ['has a key that none of its widgets reads', '/known?page=2', null],
    ['is for a page without widgets that read one', '/قديم?tab=home', null],
  ])('is rewritten if its query %s', (_, address, route) => {
    rememberReaders('/known', 'ar', [readsHome]);
    rememberReaders('/قديم', 'ar', []);
    expect(rewrittenTo(address)).toBe(route);
    bumpContentVersion();
    expect(rewrittenTo(address), 'after a publish').toContain('/_query');
  });

  it('is rewritten for an author, whose draft may read another query', () => {
    rememberReaders('/known', 'ar', []);
    expect(rewrittenTo('/known?tab=home')).toBeNull();
    expect(responseHeaders('/known?tab=home', COOKIE).get('x-middleware-rewrite')).toContain('/_query/known');
  });

  it('is known for a minute', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    rememberReaders('/known', 'ar', []);
    vi.advanceTimersByTime(CONTENT_MAX_AGE_MS);
    expect(rewrittenTo('/known?tab=home')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(rewrittenTo('/known?tab=home')).toBe('/_query/known?tab=home');
    vi.useRealTimers();
  });
});

describe('the policy for framing by an editor', () => {
  const POLICY = 'content-security-policy';

  it('is sent to authors only', () => {
    expect(responseHeaders('/search?q=a').get(POLICY)).toBeNull();
    expect(responseHeaders('/about', { cookie: '__prerender_bypass=x' }).get(POLICY)).toContain('frame-ancestors');
    expect(
      responseHeaders('/search?q=a', { cookie: '__prerender_bypass=x' }).get('x-middleware-rewrite'),
    ).not.toBeNull();
  });

  it('is sent with files that a page on another origin loads, which CORS refuses unless the origin is allowed', () => {
    const strange = responseHeaders('/_next/static/a.js', { origin: 'https://strange.example' });
    expect(strange.get(POLICY)).toContain('frame-ancestors');
    expect(strange.get('access-control-allow-origin')).toBeNull();
  });
});
