import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, proxy } from '#src/proxy.ts';
import { queryKeys } from '#src/widgets/query-keys.ts';

beforeEach(() => void vi.stubEnv('SITECORE_API_KEY', 'key'));
afterEach(() => void vi.unstubAllEnvs());

const responseHeaders = (address: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://bank.example${address}`, { headers })).headers;

/** The address inside the site that answers; null for the one that was asked for. */
const rewrittenTo = (address: string): string | null =>
  responseHeaders(address).get('x-middleware-rewrite')?.replace('http://bank.example', '') ?? null;

describe('what comes to the proxy', () => {
  it('is every query key that a widget declares', () => {
    const keys = config.matcher.flatMap(({ has }) => has.flatMap(({ type, key }) => (type === 'query' ? [key] : [])));
    expect(keys).toEqual(queryKeys);
  });
});

describe('a page whose address has a query key of a widget', () => {
  it.each([
    ['/?tab=home', '/_query?tab=home'],
    ['/search?q=%D8%A8&utm_source=x', '/_query/search?q=%D8%A8&utm_source=x'],
  ])('is answered by its twin: %s', (address, twin) => {
    expect(rewrittenTo(address)).toBe(twin);
  });

  it.each(['/about?utm_source=x', '/api/sitecore/Branches?q=x', '/_query?tab=home', '/-/media/a.svg?q=1'])(
    'and nothing else is: %s',
    (address) => {
      expect(rewrittenTo(address)).toBeNull();
    },
  );
});

describe('the policy for what an editor frames', () => {
  const POLICY = 'content-security-policy';

  it('is for authors alone', () => {
    expect(responseHeaders('/search?q=a').get(POLICY)).toBeNull();
    expect(responseHeaders('/about', { cookie: '__prerender_bypass=x' }).get(POLICY)).toContain('frame-ancestors');
    expect(
      responseHeaders('/search?q=a', { cookie: '__prerender_bypass=x' }).get('x-middleware-rewrite'),
    ).not.toBeNull();
  });

  it('comes with the files of a page that stands on another origin, which must be one that is allowed', () => {
    const strange = responseHeaders('/_next/static/a.js', { origin: 'https://strange.example' });
    expect(strange.get(POLICY)).toContain('frame-ancestors');
    expect(strange.get('access-control-allow-origin')).toBeNull();
  });
});
