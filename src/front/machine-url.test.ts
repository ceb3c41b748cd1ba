import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { machineUrlOf } from './machine-url.ts';
import { documentKey } from './pages/page-key.ts';
import { routeOf } from './routes.ts';

beforeEach(() => void vi.stubEnv('SITECORE_API_KEY', 'key'));
afterEach(() => void vi.unstubAllEnvs());

describe('machineUrlOf', () => {
  it.each([
    '/-/media/brand/mark.svg',
    '/-/jssmedia/brand/mark.svg?w=100',
    '/~/media/brand/mark.svg',
    '/sitecore/api/graph/edge',
    '/robots.txt',
    '/sitemap.xml?page=2',
  ])('leads %s to what serves it, with a language too', (url) => {
    expect(['', '/ar', '/en', '/EN'].map((prefix) => machineUrlOf(prefix + url))).toEqual(Array(4).fill(`/api${url}`));
    expect(routeOf(`/api${url}`) ?? documentKey(`/api${url}`)).toBeDefined();
  });

  it('leads the feed of a language to its document', () => {
    expect(['', '/ar', '/en', '/EN'].map((prefix) => machineUrlOf(`${prefix}/feed.xml?x=1`))).toEqual(
      ['ar', 'ar', 'en', 'en'].map((language) => `/api/feed/${language}`),
    );
    expect(documentKey('/api/feed/en')).toBeDefined();
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
    '/about/?tab=home',
    '/en/?tab=home',
    '//about?tab=home',
    '/a\\b?tab=home',
    // The URLs that clients of a proxy send, and those of an OPTIONS request.
    'http://bank.example/?tab=home',
    '*',
    '',
  ])('leaves %j to Next', (url) => {
    expect(machineUrlOf(url)).toBeUndefined();
  });
});
