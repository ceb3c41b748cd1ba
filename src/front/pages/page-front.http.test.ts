import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { QueryReader } from '#src/cms/query-reader.ts';
import { front, get, publish, serveFront, TAB, textOf } from '#tests/support/front-with-stand-in.ts';

const TERM: QueryReader = { keys: ['q'], isPersonal: false, defaults: {}, choices: {}, listed: {} };
const TICKET: QueryReader = { keys: ['ticketnumber'], isPersonal: true, defaults: {}, choices: {}, listed: {} };

serveFront();

const cacheStatus = async (path: string) => (await get(path)).headers.get('cache-status');

describe('a page for all visitors', () => {
  it('is rendered once, for all spellings of its address and all queries that change nothing', async () => {
    const addresses = ['/about', '/ar/about', '/about?utm_source=x', '/about?tab=home', '/%61bout'];
    expect(new Set(await Promise.all(addresses.map(textOf)))).toEqual(new Set(['page at /about']));
    expect(await textOf('/en/about')).toBe('page at /en/about');
    expect(await textOf('/en')).toBe('page at /en');
    expect(await textOf('/ar/en/about')).toBe('page at /ar/en/about');
    expect(front.rendered.toSorted()).toEqual(['/about', '/ar/en/about', '/en', '/en/about']);
  });

  it('is rendered for a request, by whose id its log is found', async () => {
    const { headers } = await get('/about', { 'x-request-id': 'trace-1' });
    expect([headers.get('x-request-id'), front.lastHeaders['x-request-id']]).toEqual(['trace-1', 'trace-1']);
    expect((await get('/about', { 'x-request-id': 'trace-2' })).headers.get('x-request-id')).toBe('trace-2');
  });

  it('is compressed, has a tag, and is 304 to a client that has it', async () => {
    front.pageAt = () => ({ text: 'long '.repeat(1000) });
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      httpRequest(`${front.url}/about`, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
        expect(response.headers['content-encoding']).toBe('br');
        void response.toArray().then((parts) => resolve(Buffer.concat(parts)));
      })
        .on('error', reject)
        .end();
    });
    expect(brotliDecompressSync(bytes).toString()).toBe('long '.repeat(1000));
    const { headers } = await get('/about');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect(await get('/about', { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' });
    expect(await get('/about', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(front.rendered).toEqual(['/about']);
  });

  it('says how long it is current, and is renewed in the background when it is older', async () => {
    front.pageAt = () => ({ text: `render ${front.rendered.length}`, facts: { seconds: 2 } });
    expect((await get('/about')).headers.get('cache-control')).toBe('public, s-maxage=2, stale-while-revalidate=300');
    expect(await cacheStatus('/about')).toBe('rukn; hit');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000);
    const old = await get('/about');
    expect([old.text, old.headers.get('cache-status')]).toEqual(['render 1', 'rukn; hit; ttl=0']);
    await vi.waitFor(async () => expect(await textOf('/about')).toBe('render 2'), 10_000);
    vi.restoreAllMocks();
  });

  it('is the last good one while it cannot be rendered', async () => {
    front.pageAt = () => ({ facts: { seconds: 1 } });
    await get('/about');
    front.pageAt = () => ({ status: 503, text: 'error page' });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
    for (let visit = 0; visit < 3; visit += 1) expect(await textOf('/about')).toBe('page at /about');
    expect(await publish('/about')).toEqual({
      revalidated: [],
      failed: [{ path: '/about', reason: 'a page failed with 503' }],
    });
    expect(await textOf('/about')).toBe('page at /about');
    expect(await get('/other')).toMatchObject({ status: 503, text: 'error page' });
    vi.restoreAllMocks();
  });

  it('is rendered again for a reload when it lacks data, and only then', async () => {
    const reload = { 'cache-control': 'max-age=0' };
    front.pageAt = () => ({ facts: { isIncomplete: true } });
    await get('/about');
    expect(await cacheStatus('/about')).toBe('rukn; hit');
    front.pageAt = () => ({ text: 'whole' });
    for (let visit = 0; visit < 2; visit += 1) expect((await get('/about', reload)).text).toBe('whole');
    expect(front.rendered).toEqual(['/about', '/about']);
  });

  it('is not kept when it is for one visitor, though Next was requested it for all', async () => {
    front.pageAt = () => ({ headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': 'a=b' } });
    for (let visit = 0; visit < 2; visit += 1)
      expect((await get('/about')).headers.get('cache-control')).toBe('private, no-store');
    expect(front.rendered).toEqual(['/about', '/about']);
  });

  it('has of Next’s headers only those of a page', async () => {
    front.pageAt = () => ({
      headers: { 'Set-Cookie': 'a=b', 'x-nextjs-cache': 'HIT', 'Content-Security-Policy': 'of the page' },
    });
    const { headers } = await get('/about');
    expect(['set-cookie', 'x-nextjs-cache', 'x-page-facts'].map((name) => headers.get(name))).toEqual([
      null,
      null,
      null,
    ]);
    expect(headers.get('content-security-policy')).toBe('of the page');
  });
});

describe('a page with a query', () => {
  it('is kept with listed values, in any order, and not with others', async () => {
    front.pageAt = () => ({ facts: { readers: [TAB, TERM] } });
    expect(await textOf('/known?utm=x&tab=home')).toBe('page at /known?tab=home');
    expect(await cacheStatus('/known?tab=home')).toBe('rukn; hit');
    expect(await textOf('/known?tab=none')).toBe('page at /known');
    for (let visit = 0; visit < 2; visit += 1)
      expect(await textOf('/known?q=a&utm=x')).toBe('page at /known?q=a&utm=x');
    expect(front.rendered).toEqual(['/known', '/known?tab=home', '/known?q=a&utm=x', '/known?q=a&utm=x']);
  });

  it('is its visitor’s alone when it holds what was entered, and gets the visitor’s cookies', async () => {
    front.pageAt = () => ({ facts: { readers: [TICKET] } });
    const { headers } = await get('/sent?ticketnumber=A1', {
      cookie: 'receipt=1; __prerender_bypass=forged; __next_preview_data=x',
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(front.lastHeaders.cookie).toBe('receipt=1');
    expect(front.lastHeaders['x-page-for-visitor']).toBe('127.0.0.1');
    front.pageAt = () => ({});
    for (let visit = 0; visit < 2; visit += 1)
      expect((await get('/about?ticketnumber=A1')).headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/about')).headers.get('cache-control')).toContain('public');
  });

  it('goes to Next whole where a redirect reads it', async () => {
    front.pageAt = (url) =>
      url === '/old' ? { facts: { isQueryRedirected: true } } : { status: 301, headers: { location: '/new?a=1' } };
    const { status, headers } = await get('/old?a=1');
    expect([status, headers.get('location')]).toEqual([301, '/new?a=1']);
  });

  it.each([
    ['/help?q=card', /<main id="main" tabindex="-1"><div role="status"[^>]*><p[^>]*>التصفية والبحث والحساب غير متاحة/],
    [
      '/en/help?q=card',
      /<main id="main" tabindex="-1"><div role="status"[^>]*><p[^>]*>Filters, search and calculations/,
    ],
    ['/help?tab=home', /<div role="status"/],
  ])('is its page with a line that says so when it fails: %s', async (url, notice) => {
    front.pageAt = (at) =>
      at.includes('?')
        ? { status: 503, headers: { 'Retry-After': '5' } }
        : { text: '<main id="main" tabindex="-1"><h1>Page</h1></main>', facts: { readers: [TAB, TERM] } };
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(text).toMatch(notice);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([headers.get('etag'), headers.get('retry-after')]).toEqual([null, null]);
    expect(await get(url, {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    front.pageAt = () => ({ status: 503, text: 'error page', headers: { 'Retry-After': '5' } });
    const failed = await get('/nowhere?q=card');
    expect([failed.status, failed.headers.get('retry-after'), failed.text]).toEqual([503, '5', 'error page']);
  });
});
