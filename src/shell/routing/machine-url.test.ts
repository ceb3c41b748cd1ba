import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { machineUrlOf } from './machine-url.ts';

const PAGES = join(import.meta.dirname, '../../pages');

beforeEach(() => void vi.stubEnv('SITECORE_API_KEY', 'key'));
afterEach(() => void vi.unstubAllEnvs());

describe('machineUrlOf', () => {
  it.each([
    ['/-/media/brand/mark.svg', '-/[...path].ts'],
    ['/-/jssmedia/brand/mark.svg?w=100', '-/[...path].ts'],
    ['/~/media/brand/mark.svg', '~/[...path].ts'],
    ['/sitecore/api/graph/edge', 'sitecore/api/graph/edge.ts'],
    ['/robots.txt', 'robots.txt.ts'],
    ['/sitemap.xml?page=2', 'sitemap.xml.ts'],
  ])('leads %s to its API route, with a language too', (url, route) => {
    expect(['', '/ar', '/en', '/EN'].map((prefix) => machineUrlOf(prefix + url))).toEqual(Array(4).fill(`/api${url}`));
    expect(existsSync(join(PAGES, 'api', route))).toBe(true);
  });

  it('leads the feed of a language to its API route', () => {
    expect(['', '/ar', '/en', '/EN'].map((prefix) => machineUrlOf(`${prefix}/feed.xml?x=1`))).toEqual(
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
