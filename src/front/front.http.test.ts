import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { QueryReader } from '#src/cms/query-reader.ts';
import { bumpContentVersion } from '#src/services/content-version.ts';
import { type PageFacts, writeFacts } from '#src/shell/page/page-facts.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { createFront } from './front.ts';
import { MAX_RENDERS } from './pages/ask-next.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const PREVIEW_ID = 'proof-of-an-author-0123456789';

const TAB: QueryReader = {
  keys: ['tab'],
  isPersonal: false,
  defaults: {},
  choices: { tab: ['home'] },
  listed: { tab: ['home'] },
};
const TERM: QueryReader = { keys: ['q'], isPersonal: false, defaults: {}, choices: {}, listed: {} };
const TICKET: QueryReader = { keys: ['ticketnumber'], isPersonal: true, defaults: {}, choices: {}, listed: {} };

/** A page as the stand-in for Next responds with it. */
interface Page {
  readonly status?: number;
  readonly text?: string;
  readonly facts?: Partial<PageFacts>;
  readonly headers?: Readonly<Record<string, string>>;
}

let folder: string;
let site: HttpServer;
/** URLs that Next was requested, in order, and the headers of the last request. */
let rendered: string[];
let lastHeaders: IncomingMessage['headers'];
let pageAt: (url: string) => Page | Promise<Page>;

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  rendered.push(url);
  lastHeaders = headers;
  if (url === '/api/revalidate') {
    const body = Buffer.concat(await request.toArray()).toString();
    const { paths } = z.object({ paths: z.array(z.string()) }).parse(JSON.parse(body || '{"paths":[]}'));
    bumpContentVersion();
    response.end(JSON.stringify({ revalidated: paths, failed: [] }));
    return;
  }
  const { status = 200, text = `page at ${url}`, facts, headers: more = {} } = await pageAt(url);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Cache-Control',
    status < 500 && 'x-page-for-all' in headers ? 'public, s-maxage=300' : 'private, no-store',
  );
  response.setHeader(
    'x-page-facts',
    writeFacts({ seconds: 300, readers: [], isQueryRedirected: false, isIncomplete: false, ...facts }),
  );
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.end(text);
}

beforeEach(async () => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('REVALIDATE_SECRET', SECRET);
  vi.stubEnv('QUERY_PAGES_PER_SECOND', '7');
  vi.stubEnv('QA', '0');
  vi.resetModules();
  rendered = [];
  pageAt = () => ({});
  folder = mkdtempSync(join(tmpdir(), 'rukn-front-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/icon.svg'), '');
  mkdirSync(join(folder, '.next'));
  writeFileSync(
    join(folder, '.next/prerender-manifest.json'),
    JSON.stringify({ preview: { previewModeId: PREVIEW_ID } }),
  );
  const front = await createFront({ next, folder, socketPath: join(folder, 'socket') });
  site = await startHttpServer((request, response) => void front(request, response));
});
afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(site.url + path, { method, headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const textOf = async (path: string): Promise<string> => (await get(path)).text;
const cacheStatus = async (path: string) => (await get(path)).headers.get('cache-status');

const publish = async (...paths: readonly string[]): Promise<unknown> => {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ paths }),
  });
  return response.json();
};

describe('a page for all visitors', () => {
  it('is rendered once, for all spellings of its address and all queries that change nothing', async () => {
    const addresses = ['/about', '/ar/about', '/about?utm_source=x', '/about?tab=home', '/%61bout'];
    expect(new Set(await Promise.all(addresses.map(textOf)))).toEqual(new Set(['page at /about']));
    expect(await textOf('/en/about')).toBe('page at /en/about');
    expect(await textOf('/en')).toBe('page at /en');
    expect(await textOf('/ar/en/about')).toBe('page at /ar/en/about');
    expect(rendered.toSorted()).toEqual(['/about', '/ar/en/about', '/en', '/en/about']);
  });

  it('is compressed, has a tag, and is 304 to a client that has it', async () => {
    pageAt = () => ({ text: 'long '.repeat(1000) });
    const bytes = await new Promise<Buffer>((resolve, reject) => {
      httpRequest(`${site.url}/about`, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
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
    expect(rendered).toEqual(['/about']);
  });

  it('says how long it is current, and is renewed in the background when it is older', async () => {
    pageAt = () => ({ text: `render ${rendered.length}`, facts: { seconds: 2 } });
    expect((await get('/about')).headers.get('cache-control')).toBe('public, s-maxage=2, stale-while-revalidate=300');
    expect(await cacheStatus('/about')).toBe('rukn; hit');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000);
    const old = await get('/about');
    expect([old.text, old.headers.get('cache-status')]).toEqual(['render 1', 'rukn; hit; ttl=0']);
    await vi.waitFor(async () => expect(await textOf('/about')).toBe('render 2'), 10_000);
    vi.restoreAllMocks();
  });

  it('is the last good one while it cannot be rendered', async () => {
    pageAt = () => ({ facts: { seconds: 1 } });
    await get('/about');
    pageAt = () => ({ status: 503, text: 'error page' });
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
    pageAt = () => ({ facts: { isIncomplete: true } });
    await get('/about');
    expect(await cacheStatus('/about')).toBe('rukn; hit');
    pageAt = () => ({ text: 'whole' });
    for (let visit = 0; visit < 2; visit += 1) expect((await get('/about', reload)).text).toBe('whole');
    expect(rendered).toEqual(['/about', '/about']);
  });

  it('is not kept when it is for one visitor, though Next was requested it for all', async () => {
    pageAt = () => ({ headers: { 'Cache-Control': 'private, no-store', 'Set-Cookie': 'a=b' } });
    for (let visit = 0; visit < 2; visit += 1)
      expect((await get('/about')).headers.get('cache-control')).toBe('private, no-store');
    expect(rendered).toEqual(['/about', '/about']);
  });

  it('has of Next’s headers only those of a page', async () => {
    pageAt = () => ({
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
    pageAt = () => ({ facts: { readers: [TAB, TERM] } });
    expect(await textOf('/known?utm=x&tab=home')).toBe('page at /known?tab=home');
    expect(await cacheStatus('/known?tab=home')).toBe('rukn; hit');
    expect(await textOf('/known?tab=none')).toBe('page at /known');
    for (let visit = 0; visit < 2; visit += 1)
      expect(await textOf('/known?q=a&utm=x')).toBe('page at /known?q=a&utm=x');
    expect(rendered).toEqual(['/known', '/known?tab=home', '/known?q=a&utm=x', '/known?q=a&utm=x']);
  });

  it('is its visitor’s alone when it holds what was entered, and gets the visitor’s cookies', async () => {
    pageAt = () => ({ facts: { readers: [TICKET] } });
    const { headers } = await get('/sent?ticketnumber=A1', {
      cookie: 'receipt=1; __prerender_bypass=forged; __next_preview_data=x',
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(lastHeaders.cookie).toBe('receipt=1');
    expect(lastHeaders['x-page-for-visitor']).toBe('127.0.0.1');
    pageAt = () => ({});
    for (let visit = 0; visit < 2; visit += 1)
      expect((await get('/about?ticketnumber=A1')).headers.get('cache-control')).toBe('private, no-store');
    expect((await get('/about')).headers.get('cache-control')).toContain('public');
  });

  it('goes to Next whole where a redirect reads it', async () => {
    pageAt = (url) =>
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
    pageAt = (at) =>
      at.includes('?')
        ? { status: 503, headers: { 'Retry-After': '5' } }
        : { text: '<main id="main" tabindex="-1"><h1>Page</h1></main>', facts: { readers: [TAB, TERM] } };
    const { status, text, headers } = await get(url);
    expect(status).toBe(200);
    expect(text).toMatch(notice);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([headers.get('etag'), headers.get('retry-after')]).toEqual([null, null]);
    expect(await get(url, {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    pageAt = () => ({ status: 503, text: 'error page', headers: { 'Retry-After': '5' } });
    const failed = await get('/nowhere?q=card');
    expect([failed.status, failed.headers.get('retry-after'), failed.text]).toEqual([503, '5', 'error page']);
  });
});

describe('a publish', () => {
  it('shows at once, in both languages, for tabs too, and leaves other pages', async () => {
    let version = 1;
    pageAt = (url) => ({ text: `${url} ${version}`, facts: { readers: [TAB] } });
    const addresses = ['/a', '/en/a', '/a?tab=home', '/b'];
    for (const address of addresses) await get(address);
    version = 2;
    expect(await publish('/a', '/never-visited')).toEqual({ revalidated: ['/a', '/never-visited'], failed: [] });
    expect(await Promise.all(addresses.map(textOf))).toEqual(['/a 2', '/en/a 2', '/a?tab=home 2', '/b 1']);
    expect(rendered.filter((url) => url.includes('never'))).toEqual([]);
  });

  it('is not undone by a page that was being rendered', async () => {
    let release = (): void => undefined;
    pageAt = async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return { text: 'old' };
    };
    const visit = textOf('/a');
    await vi.waitFor(() => expect(rendered).toEqual(['/a']), 10_000);
    pageAt = () => ({ text: 'new' });
    await publish('/a');
    release();
    expect(await visit).toBe('old');
    expect(await textOf('/a')).toBe('new');
  });

  it('makes a page of a missing one', async () => {
    pageAt = () => ({ status: 404, text: 'missing' });
    for (let visit = 0; visit < 2; visit += 1) expect((await get('/soon')).status).toBe(404);
    expect(rendered).toEqual(['/soon']);
    pageAt = () => ({});
    await publish('/');
    expect((await get('/soon')).status).toBe(200);
  });

  it('needs the secret', async () => {
    await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      body: '{"paths":["/a"]}',
      headers: { authorization: 'Bearer x' },
    });
    expect(lastHeaders['content-length']).toBe('0');
  });
});

describe('an author', () => {
  it('sees a draft, which nobody else does', async () => {
    pageAt = () => ({ text: lastHeaders.cookie?.includes('bypass') ? 'draft' : 'published' });
    const cookie = `a=b; __prerender_bypass=${PREVIEW_ID}`;
    expect((await get('/about', { cookie })).text).toBe('draft');
    expect(await textOf('/about')).toBe('published');
    expect((await get('/about', { cookie: '__prerender_bypass=forged' })).text).toBe('published');
    expect(rendered).toEqual(['/about', '/about']);
  });
});

describe('limits', () => {
  it('one client has a limited number of pages of its own and of missing ones rendered, and gets known pages all the same', async () => {
    pageAt = (url) => (url === '/known' ? {} : { status: 404 });
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
    pageAt = async () => {
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
        httpRequest(site.url + path, { method: 'TRACE' }, ({ statusCode, headers: { allow } }) =>
          resolve([statusCode, allow]),
        )
          .on('error', reject)
          .end();
      });
      expect(sent, path).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  it('what Next serves besides pages is compressed', async () => {
    pageAt = () => ({ text: 'long '.repeat(1000) });
    const { headers, text } = await get('/api/dictionary/ar', { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), text]).toEqual(['br', 'long '.repeat(1000)]);
  });

  it('files and data of Next are its own; data of its pages are none', async () => {
    pageAt = (url) => ({ status: url.startsWith('/_next-data') ? 404 : 200 });
    for (const path of ['/icon.svg', '/fonts/a.woff2', '/_next/static/a.js', '/about/', '/api/healthz'])
      expect(await textOf(path)).toBe(`page at ${path}`);
    expect((await get('/_next/data/build/ar/about.json')).status).toBe(404);
  });
});
