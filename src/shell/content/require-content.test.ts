import type { ErrorPages, LayoutServiceData, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { lacksErrorPage, neverEmpty, requireHomePage, requireLayouts, unlessEmptied } from './require-content.ts';

const layoutOf = (route: LayoutServiceData['sitecore']['route']): LayoutServiceData => ({
  sitecore: { context: {}, route },
});

const page = layoutOf({ name: 'p', placeholders: { main: [{ componentName: 'Hero' }] } });
const bare = layoutOf({ name: 'p', placeholders: {} });
const missing = layoutOf(null);

/** Returns the call for layouts of a platform with these pages. */
function layouts(pages: Readonly<Record<string, unknown>>) {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a platform may respond with anything
  const fetch = vi.fn((path: string) => Promise.resolve((pages[path] ?? missing) as LayoutServiceData));
  return { fetch, get: requireLayouts(fetch, requireHomePage(fetch, 'ar')) };
}

describe('a layout', () => {
  it('with renderings costs one request', async () => {
    const { fetch, get } = layouts({ '/help': page });
    expect(await get('/help', 'en')).toBe(page);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('with null in the place of lists and renderings is one with renderings', async () => {
    const odd = layoutOf(
      z.custom<RouteData>(() => true).parse({ placeholders: { a: null, b: [null, { componentName: 'Hero' }] } }),
    );
    const { fetch, get } = layouts({ '/help': odd });
    expect(await get('/help', 'en')).toBe(odd);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['missing', missing],
    ['without renderings', bare],
  ])('is %s on a platform that has its home page', async (_, layout) => {
    const { get } = layouts({ '/': page, '/help': layout });
    expect(await get('/help', 'ar')).toBe(layout);
  });

  it.each([
    ['nothing', {}],
    ['a home page without renderings', { '/': bare }],
  ])('of a platform that has %s is a failure, the home page too', async (_, pages) => {
    const { get } = layouts(pages);
    for (const path of ['/help', '/']) await expect(get(path, 'ar')).rejects.toThrow('the platform has no home page');
  });

  it.each([
    ['a text', '<h1>Soon</h1>'],
    ['another object', { error: 'starting' }],
    ['nothing', ''],
  ])('that is %s is a failure', async (_, layout) => {
    await expect(layouts({ '/': page, '/help': layout }).get('/help', 'ar')).rejects.toThrow('no layout');
  });
});

describe('another result', () => {
  const isEmpty = ({ length }: readonly string[]) => length === 0;
  const call = (value: readonly string[]) => () => Promise.resolve(value);
  const healthy = () => Promise.resolve();
  const emptied = () => Promise.reject(new Error('the platform has no home page'));

  it('may be empty on a platform that has its home page, and on no other', async () => {
    expect(await unlessEmptied(call([]), isEmpty, healthy)()).toEqual([]);
    await expect(unlessEmptied(call([]), isEmpty, emptied)()).rejects.toThrow('no home page');
    expect(await unlessEmptied(call(['a']), isEmpty, emptied)()).toEqual(['a']);
  });

  it('that no site is without may not be empty', async () => {
    expect(await neverEmpty(call(['a']), isEmpty)()).toEqual(['a']);
    await expect(neverEmpty(call([]), isEmpty)()).rejects.toThrow('the response is empty');
  });
});

it('error pages lack one that has no route', () => {
  const pages: ErrorPages = {
    notFoundPage: { rendered: page },
    notFoundPagePath: '/404',
    serverErrorPage: { rendered: page },
    serverErrorPagePath: '/500',
  };
  expect(lacksErrorPage(pages)).toBe(false);
  expect(lacksErrorPage({ ...pages, serverErrorPage: { rendered: missing } })).toBe(true);
  expect(lacksErrorPage(null)).toBe(true);
});
