import { expect, it } from 'vitest';
import { TextBody } from '../text-body.ts';
import { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/** Body of a page of 100 kB. */
const LARGE = new TextBody(Buffer.alloc(100_000));

const keyOf = (url: string) => {
  const page = pageKey(url, new Set());
  if (!page) throw new Error(`${url} is no page`);
  return page.key;
};

/** Returns a cache of pages of 100 kB, of which those at /random… are missing. */
const cacheOfPages = () =>
  new PageCache((key) =>
    Promise.resolve({
      key,
      status: key.path.startsWith('/random') ? 404 : 200,
      headers: {},
      body: LARGE,
      isPublic: true,
      facts: { seconds: 300, readers: [], isQueryRedirected: false, isIncomplete: false },
    }),
  );

it('missing pages push out no page, whatever is requested', async () => {
  const cache = cacheOfPages();
  const known = keyOf('/known');
  await cache.get(known);
  for (let page = 0; page < 3000; page += 1) await cache.get(keyOf(`/random-${page}`));
  // Nor do other spellings of a page.
  for (let page = 0; page < 3000; page += 1) await cache.get(keyOf(`/KNOWN-${page}`));
  for (let page = 0; page < 3000; page += 1) await cache.get(keyOf(`/known${'%2F'.repeat(page)}`));
  expect((await cache.get(known)).how).toBe('hit');
  expect(cache.peek(keyOf('/random-0'))).toBeUndefined();
  expect(cache.peek(keyOf('/KNOWN-0'))).toBeUndefined();
  expect(cache.peek(keyOf('/known%2F'))).toBeUndefined();
});

it('keeps the pages that were requested last, as far as its memory goes', async () => {
  const cache = cacheOfPages();
  for (let page = 0; page < 3000; page += 1) await cache.get(keyOf(`/page-${page}`));
  expect(cache.peek(keyOf('/page-0'))).toBeUndefined();
  expect(cache.peek(keyOf('/page-2999'))).toBeDefined();
});

it('renders a page once for all who request it meanwhile', async () => {
  let renders = 0;
  const cache = new PageCache(async (key) => {
    renders += 1;
    await new Promise(setImmediate);
    return { key, status: 200, headers: {}, body: new TextBody(Buffer.alloc(0)), isPublic: true, facts: undefined };
  });
  await Promise.all(Array.from({ length: 20 }, () => cache.get(keyOf('/about'))));
  expect(renders).toBe(1);
});
