import { expect, it } from 'vitest';
import { TextBody } from '../text-body.ts';
import { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

const FACTS = { seconds: 300, readers: [], isQueryRedirected: false, isIncomplete: false, lacks: [] };

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
      facts: FACTS,
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

it('keeps the compressed body of a page that is rendered anew as it was', async () => {
  const texts = ['one', 'one', 'two'];
  const cache = new PageCache((key) => {
    const body = new TextBody(Buffer.from(texts.shift() ?? ''));
    return Promise.resolve({ key, status: 200, headers: {}, body, isPublic: true, facts: FACTS });
  });
  const body = async () => (await cache.get(keyOf('/about'))).page.body;
  const first = await body();
  await cache.publish('/about');
  expect(await body()).toBe(first);
  await cache.publish('/about');
  expect((await body()).bytes.toString()).toBe('two');
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
