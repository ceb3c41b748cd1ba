import { request as httpRequest } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { expectOutput } from '#tests/support/expected-output.ts';
import {
  COMPRESSED_SCRIPT,
  front,
  get,
  PREVIEW_ID,
  publish,
  SCRIPT,
  SECRET,
  serveFront,
  TAB,
  textOf,
} from '#tests/support/front-with-stand-in.ts';
import { MAX_RENDERS } from './pages/ask-next.ts';

const A_NUMBER: unknown = expect.any(Number);

serveFront();

describe('a publish', () => {
  it('shows at once, in both languages, for tabs too, and leaves other pages', async () => {
    let version = 1;
    front.pageAt = (url) => ({ text: `${url} ${version}`, facts: { readers: [TAB] } });
    const addresses = ['/a', '/en/a', '/a?tab=home', '/b'];
    for (const address of addresses) await get(address);
    version = 2;
    expect(await publish('/a', '/never-visited')).toEqual({ revalidated: ['/a', '/never-visited'], failed: [] });
    expect(await Promise.all(addresses.map(textOf))).toEqual(['/a 2', '/en/a 2', '/a?tab=home 2', '/b 1']);
    expect(front.rendered.filter((url) => url.includes('never'))).toEqual([]);
  });

  it('is not undone by a page that was being rendered', async () => {
    let release = (): void => undefined;
    front.pageAt = async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { text: 'old' };
    };
    const visit = textOf('/a');
    await vi.waitFor(() => expect(front.rendered).toEqual(['/a']), 10_000);
    front.pageAt = () => ({ text: 'new' });
    await publish('/a');
    release();
    expect(await visit).toBe('old');
    expect(await textOf('/a')).toBe('new');
  });

  it('makes a page of a missing one', async () => {
    front.pageAt = () => ({ status: 404, text: 'missing' });
    for (let visit = 0; visit < 2; visit += 1) expect((await get('/soon')).status).toBe(404);
    expect(front.rendered).toEqual(['/soon']);
    front.pageAt = () => ({});
    await publish('/');
    expect((await get('/soon')).status).toBe(200);
  });

  it('needs the secret', async () => {
    const headers = { authorization: 'Bearer x' };
    const response = await fetch(`${front.url}/api/revalidate`, { method: 'POST', body: '{"paths":["/a"]}', headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });

  it('of any page makes documents anew, which are made once until then, whatever their query', async () => {
    front.pageAt = () => ({ text: `made ${front.rendered.length}` });
    const visit = async () => [
      await textOf('/sitemap.xml'),
      await textOf('/en/sitemap.xml?x=1'),
      await textOf('/feed.xml'),
    ];
    expect(await visit()).toEqual(['made 1', 'made 1', 'made 2']);
    await publish('/a');
    expect(await visit()).toEqual(['made 3', 'made 3', 'made 4']);
    expect(front.rendered.slice(0, 2)).toEqual(['/api/sitemap.xml', '/api/feed/ar']);
  });
});

describe('an author', () => {
  it('sees a draft, which nobody else does', async () => {
    front.pageAt = () => ({ text: front.lastHeaders.cookie?.includes('bypass') ? 'draft' : 'published' });
    const cookie = `a=b; __prerender_bypass=${PREVIEW_ID}`;
    expect((await get('/about', { cookie })).text).toBe('draft');
    expect(await textOf('/about')).toBe('published');
    expect((await get('/about', { cookie: '__prerender_bypass=forged' })).text).toBe('published');
    expect(front.rendered).toEqual(['/about', '/about']);
  });
});

describe('limits', () => {
  it('one client has a limited number of pages of its own and of missing ones rendered, and gets known pages all the same', async () => {
    front.pageAt = (url) => (url === '/known' ? {} : { status: 404 });
    // At one moment, so that nothing is regained.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await get('/known');
    const statuses = [];
    for (let page = 0; page < 75; page += 1) statuses.push((await get(`/random-${page}`)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(70);
    const refused = await get('/en/random');
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      429,
      '1',
      'no-store',
    ]);
    expect(refused.text).toMatch(/<h1>طلبات كثيرة<\/h1>.*<div lang="en" dir="ltr">\s*<h2>Too many requests<\/h2>/s);
    expect((await get('/known')).status).toBe(200);
    vi.restoreAllMocks();
  });

  it('pages that are kept cost a client nothing', async () => {
    for (let page = 0; page < 90; page += 1) expect((await get(`/page-${page}`)).status).toBe(200);
  });

  it('a limited number is rendered at a time; others get 503, and known pages as they are', async () => {
    expectOutput(/too many pages are rendered/);
    await get('/known');
    const pending: (() => void)[] = [];
    front.pageAt = async () => {
      await new Promise<void>((resolve) => pending.push(resolve));
      return {};
    };
    const waiting = Array.from({ length: MAX_RENDERS }, (_, page) => get(`/slow-${page}`));
    await vi.waitFor(() => expect(pending).toHaveLength(MAX_RENDERS), 10_000);
    const refused = await get('/one-more');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.text).toContain('الموقع مشغول');
    expect((await get('/known')).status).toBe(200);
    for (const resolve of pending) resolve();
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it.each(['PUT', 'DELETE', 'POST', 'OPTIONS'])(
    '%s of a page is 405, with the methods that there are',
    async (method) => {
      const { status, headers } = await get('/about', {}, method);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    },
  );

  it('TRACE of any path is 405, with the methods that there are', async () => {
    for (const path of ['/', '/en/search?q=a', '/api/sitecore/flagshipbranch/token', '/-/media/brand/mark.svg']) {
      const sent = await new Promise((resolve, reject) => {
        httpRequest(front.url + path, { method: 'TRACE' }, ({ statusCode, headers: { allow } }) =>
          resolve([statusCode, allow]),
        )
          .on('error', reject)
          .end();
      });
      expect(sent, path).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  it('what Next serves besides pages is compressed', async () => {
    front.pageAt = () => ({ text: 'long '.repeat(1000) });
    for (const path of ['/api/dictionary/ar', '/api/editing/render?x=1', '/icon.svg']) {
      const { headers, text } = await get(path, { 'accept-encoding': 'br' });
      expect([headers.get('content-encoding'), text], path).toEqual(['br', 'long '.repeat(1000)]);
    }
  });

  it('files and data of Next are its own; data of its pages are none', async () => {
    front.pageAt = (url) => ({ status: url.startsWith('/_next-data') ? 404 : 200 });
    for (const path of ['/icon.svg', '/fonts/a.woff2', '/_next/static/unknown.js', '/about/', '/api/editing/render'])
      expect(await textOf(path)).toBe(`page at ${path}`);
    expect((await get('/_next/data/build/ar/about.json')).status).toBe(404);
  });
});

describe('files of the build', () => {
  const PATH = '/_next/static/chunks/a.js';

  it('are sent as the build compressed them, for ever, and not again to a client that has them', async () => {
    const { status, headers, text } = await get(PATH, { 'accept-encoding': 'br' });
    expect([status, text, headers.get('content-type')]).toEqual([200, SCRIPT, 'text/javascript; charset=utf-8']);
    expect(headers.get('content-length')).toBe(String(COMPRESSED_SCRIPT.byteLength));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect((await get(PATH, { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    const plain = await get(PATH, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, SCRIPT]);
    expect([(await get(PATH, {}, 'HEAD')).text, (await get(PATH, {}, 'POST')).status]).toEqual(['', 405]);
    expect(front.rendered).toEqual([]);
  });
});

describe('the health of the site', () => {
  const statusOf = async (path: string): Promise<unknown> => {
    const { status, headers, text } = await get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    const body: unknown = JSON.parse(text);
    return [status, body];
  };

  it('is ready once its home page can be shown, and stays so while the page is in memory', async () => {
    front.pageAt = () => ({ status: 503 });
    expect(await statusOf('/readyz')).toEqual([503, { status: 'no content' }]);
    expect(await statusOf('/livez')).toEqual([200, { status: 'ok' }]);
    front.pageAt = () => ({});
    expect(await statusOf('/readyz')).toEqual([200, { status: 'ok' }]);
    front.pageAt = () => ({ status: 503 });
    await publish('/');
    expect(await statusOf('/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('names the pages that show nothing of their header or main part, until they are whole', async () => {
    front.pageAt = (path) => (path === '/about' ? { facts: { lacks: ['main'] } } : {});
    await get('/about');
    expect(await statusOf('/readyz')).toEqual([
      200,
      { status: 'ok', emptyPages: 1, errors: ['/about in ar: no main'] },
    ]);
    front.pageAt = () => ({});
    await publish('/about');
    expect(await statusOf('/readyz')).toEqual([200, { status: 'ok' }]);
  });

  it('is not ready while it stops, and serves all the same', async () => {
    front.drain();
    expect(await statusOf('/readyz')).toEqual([503, { status: 'stopping' }]);
    expect(await statusOf('/livez')).toEqual([200, { status: 'ok' }]);
    expect((await get('/about')).status).toBe(200);
  });

  it('tells its use to the publisher alone', async () => {
    expect(await statusOf('/api/healthz')).toEqual([200, { status: 'ok' }]);
    expect((await get('/api/healthz', { authorization: 'Bearer another' })).text).toBe('{"status":"ok"}');
    const { text } = await get('/api/healthz', { authorization: `Bearer ${SECRET}` });
    expect(JSON.parse(text)).toMatchObject({ status: 'ok', isWarm: false, memory: { rss: A_NUMBER } });
  });
});
