import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RedirectInfo } from '@sitecore-jss/sitecore-jss/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UrlQuery } from '#src/cms/widget.ts';
import { bumpContentVersion, contentVersion } from '#src/services/content-version.ts';
import { decodeQuery } from './cached-query-path.ts';
import { internalUrl } from './internal-url.ts';
import { rememberIncomplete, rememberPage, rememberRedirects } from './known-pages.ts';

const PAGES = join(import.meta.dirname, '../../pages');

const rule = (pattern: string, isQueryStringPreserved: boolean): RedirectInfo => ({
  pattern,
  isQueryStringPreserved,
  target: '/about',
  redirectType: 'REDIRECT_301',
  locale: '',
});

beforeEach(() => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  rememberRedirects([]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const tab = {
  isListed: () => true,
  readQuery: (query: UrlQuery): UrlQuery => (query.tab === 'home' ? { tab: 'home' } : {}),
};
const search = { isListed: () => false, readQuery: ({ q }: UrlQuery): UrlQuery => (q === undefined ? {} : { q }) };

/** Returns the route of a visitor's URL. */
const routeOf = (url: string) => internalUrl(url, false);

/** Returns the path of the route that caches `?tab=home`. */
const homeTab = () => `/_query/cached/${contentVersion()}/${Buffer.from('tab=home').toString('base64url')}`;

describe('internalUrl', () => {
  it.each([
    ['/-/media/brand/mark.svg', '-/[...path].ts'],
    ['/-/jssmedia/brand/mark.svg?w=100', '-/[...path].ts'],
    ['/~/media/brand/mark.svg', '~/[...path].ts'],
    ['/sitecore/api/graph/edge', 'sitecore/api/graph/edge.ts'],
    ['/robots.txt', 'robots.txt.ts'],
    ['/sitemap.xml?page=2', 'sitemap.xml.ts'],
  ])('leads %s to its API route, with a language too', (url, route) => {
    expect(['', '/ar', '/en', '/EN'].map((prefix) => routeOf(prefix + url))).toEqual(Array(4).fill(`/api${url}`));
    expect(existsSync(join(PAGES, 'api', route))).toBe(true);
  });

  it('leads the feed of a language to its API route', () => {
    expect(['', '/ar', '/en', '/EN'].map((prefix) => routeOf(`${prefix}/feed.xml?x=1`))).toEqual(
      ['ar', 'ar', 'en', 'en'].map((language) => `/api/feed/${language}`),
    );
    expect(existsSync(join(PAGES, 'api/feed/[language].ts'))).toBe(true);
  });

  it.each([
    '/',
    '/en',
    '/about?utm_source=x',
    '/media/news',
    '/sitecore/api/graph',
    '/about/robots.txt',
    '/api/sitecore/Branches?q=x',
    '/_next/static/a.js?q=x',
    '/fonts/a.woff2?page=1',
    '/en/-/a.svg?q=1',
    // Next redirects these first.
    '/about/?tab=home',
    '/en/?tab=home',
    '//about?tab=home',
    '/a\\b?tab=home',
    // The URLs that clients of a proxy send, and those of an OPTIONS request.
    'http://bank.example/?tab=home',
    '*',
    '',
  ])('leaves %j as it is', (url) => {
    expect(routeOf(url)).toBe(url);
  });

  it.each([
    ['/_query', '/404'],
    ['/_query?tab=home', '/404'],
    ['/_query/rendered/about?q=x', '/404'],
    ['/en/_query/cached/0/dGFi/about', '/en/404'],
    ['/EN/_Query/rendered', '/EN/404'],
    ['/_next/data/build/ar/_query/rendered/about.json?q=x', '/ar/404'],
  ])('has no page at %s, a path of its routes', (url, route) => {
    expect(routeOf(url)).toBe(route);
  });
});

describe('the internal URL of a page with a declared query key', () => {
  it.each([
    ['/unknown?tab=home', '/_query/rendered/unknown?tab=home'],
    ['/?q=%D8%A8&utm_source=x', '/_query/rendered?q=%D8%A8&utm_source=x'],
    ['/en?tab=home', '/en/_query/rendered?tab=home'],
    ['/EN/unknown?tab=home', '/EN/_query/rendered/unknown?tab=home'],
    ['/%E0%A4%A?tab=home', '/_query/rendered/%E0%A4%A?tab=home'],
  ])('renders a page that is not known: %s', (url, route) => {
    expect(routeOf(url)).toBe(route);
  });

  it.each([
    ['a listed value: cached', '/known?tab=home&utm_source=x', () => `${homeTab()}/known`],
    ['another value: the page without query', '/known?tab=none', () => '/known?tab=none'],
    ['a value of any: rendered', '/known?q=a', () => '/_query/rendered/known?q=a'],
    ['both: rendered', '/known?q=a&tab=home', () => '/_query/rendered/known?q=a&tab=home'],
    ['a key that its widgets do not read', '/known?page=2', () => '/known?page=2'],
    ['a page without widgets that read one', '/%D9%82?tab=home', () => '/%D9%82?tab=home'],
  ])('of a known page follows its widgets: %s', (_, url, route) => {
    rememberPage('/known', 'ar', [tab, search]);
    rememberPage('/ق', 'ar', []);
    expect(routeOf(url)).toBe(route());
  });

  it('caches a tab of the home page, in each language', () => {
    rememberPage('/', 'ar', [tab]);
    rememberPage('/', 'en', [tab]);
    expect(['/?tab=home', '/ar?tab=home', '/en?tab=home'].map(routeOf)).toEqual([
      homeTab(),
      `/ar${homeTab()}`,
      `/en${homeTab()}`,
    ]);
  });

  it('changes with a publish, and is not known until the page is rendered again', () => {
    rememberPage('/known', 'ar', [tab]);
    const before = routeOf('/known?tab=home');
    bumpContentVersion();
    expect(routeOf('/known?tab=home')).toBe('/_query/rendered/known?tab=home');
    rememberPage('/known', 'ar', [tab]);
    expect(routeOf('/known?tab=home')).not.toBe(before);
    expect(routeOf('/known?tab=home')).toBe(`${homeTab()}/known`);
  });

  it('is rendered per request when some values are not listed', () => {
    const sorted = { isListed: ({ sort }: UrlQuery) => sort === 'title', readQuery: (query: UrlQuery) => query };
    rememberPage('/known', 'ar', [sorted]);
    expect(routeOf('/known?sort=title')).toMatch(/^\/_query\/cached\//);
    expect(routeOf('/known?sort=other')).toBe('/_query/rendered/known?sort=other');
  });

  it('is rendered per request until a publish when its cached page lacks data', () => {
    rememberPage('/known', 'ar', [tab]);
    rememberPage('/known', 'en', [tab]);
    rememberIncomplete('/known', 'ar', { tab: 'home' });
    expect(['/known?tab=home', '/en/known?tab=home'].map(routeOf)).toEqual([
      '/_query/rendered/known?tab=home',
      `/en${homeTab()}/known`,
    ]);
    bumpContentVersion();
    rememberPage('/known', 'ar', [tab]);
    expect(routeOf('/known?tab=home')).toBe(`${homeTab()}/known`);
  });

  it('is known until a publish, for as long as the platform does not respond', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    rememberPage('/known', 'ar', []);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(routeOf('/known?tab=home')).toBe('/known?tab=home');
    bumpContentVersion();
    expect(routeOf('/known?tab=home')).toBe('/_query/rendered/known?tab=home');
  });

  it('is rendered for an author, whose draft may read another query', () => {
    rememberPage('/known', 'ar', []);
    expect(internalUrl('/known?tab=home', true)).toBe('/_query/rendered/known?tab=home');
    expect(internalUrl('/known', true)).toBe('/known');
  });

  it('has the same values for every order of keys', () => {
    const both = { isListed: () => true, readQuery: (query: UrlQuery) => query };
    rememberPage('/known', 'ar', [both]);
    const [one = '', other] = ['/known?tab=%C3%A9&page=/..%2F%25', '/known?page=/..%2F%25&tab=é'].map(routeOf);
    expect(other).toBe(one);
    const [, segment = ''] = /^\/_query\/cached\/\d+\/([\w-]+)\/known$/.exec(one) ?? [];
    expect(decodeQuery(segment)).toEqual({ page: '/../%', tab: 'é' });
  });
});

describe('the internal URL of a redirected path with a query', () => {
  it('is rendered, with any key, when the redirect keeps the query', () => {
    rememberRedirects([rule('/old', true), rule('/plain', false)]);
    expect(['/old?a=1', '/en/old?a=1', '/plain?a=1', '/old'].map(routeOf)).toEqual([
      '/_query/rendered/old?a=1',
      '/en/_query/rendered/old?a=1',
      '/plain?a=1',
      '/old',
    ]);
  });

  it('is rendered at every path before the redirects are known', () => {
    globalThis.knownRedirectRules = undefined;
    expect(['/about?a=1', '/about'].map(routeOf)).toEqual(['/_query/rendered/about?a=1', '/about']);
  });
});
