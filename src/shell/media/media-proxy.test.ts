import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unusedUrl } from '#tests/support/http-server.ts';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';

const startServer = serversOfTests();
const logged = vi.fn();
let folder: string;

/** A platform whose response to each request a test sets. */
let respond: RequestListener;

/** Deadline of a test whose platform does not respond; others have one that a busy machine keeps. */
const BRIEF_MS = '500';

/** Starts the proxy of a site whose platform has this URL; started again, it has the same folder. */
async function start(platform: string, timeoutMs = '5000'): Promise<string> {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform);
  vi.stubEnv('SITECORE_API_KEY', 'a-key-of-the-platform');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('PLATFORM_TIMEOUT_MS', timeoutMs);
  const { proxyMedia } = await import('./media-proxy.ts');
  return startServer((request, response) => void proxyMedia(request, response));
}

/** Starts the proxy in front of a platform that responds as `respond` does. */
const startBoth = async (timeoutMs?: string): Promise<string> =>
  start(await startServer((request, response) => respond(request, response)), timeoutMs);

const PICTURE = { 'content-type': 'image/svg+xml', etag: '"1"', 'cache-control': 'public, max-age=86400' };

const sendPicture: RequestListener = ({ url, headers }, response) => {
  if (headers['if-none-match'] === '"1"') response.writeHead(304, PICTURE).end();
  else response.writeHead(200, { ...PICTURE, 'set-cookie': 'a=1' }).end(`<svg>${url ?? ''}</svg>`);
};

const URL_OF_PICTURE = '/api/-/media/a.svg?rev=1';
const SENT = '<svg>/-/media/a.svg?rev=1</svg>';

async function get(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const response = await fetch(url, { headers, method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Waits until the file at a URL is stored: a platform that fails then does not matter. */
async function storePicture(site: string, url = URL_OF_PICTURE): Promise<void> {
  respond = sendPicture;
  expect((await get(site + url)).status).toBe(200);
  const stored = (await import('./stored-media.ts')).StoredMedia;
  const media = () => new stored(join(folder, 'media'), { bytes: 1e6, files: 9 });
  await expect.poll(() => media().find(url.replace('/api', ''), '')).toBeDefined();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-media-'));
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Names of files whose ending tells their type. */
const TYPED_FILE = /\.(?:webm|mp4|vtt|pdf)$/;

/** Ways in which a platform fails, none of which a visitor may see. */
const FAILURES: readonly (readonly [string, RequestListener])[] = [
  ['hangs up', (request) => void request.socket.destroy()],
  ['does not respond', () => undefined],
  ['responds 500 with words', (_, response) => void response.writeHead(500, PICTURE).end('at Sitecore.Pipelines')],
  ['redirects without a Location', (_, response) => void response.writeHead(302).end()],
  ['redirects to a sign-in page', (_, response) => void response.writeHead(302, { location: '/login' }).end()],
  ['limits requests', (_, response) => void response.writeHead(429).end('slow down')],
  ['sends a page', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Soon</h1>')],
  ['sends JSON', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":')],
  ['sends nothing', (_, response) => void response.writeHead(200, PICTURE).end()],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { ...PICTURE, 'content-length': '1000' }).write('<svg>');
      setImmediate(() => response.destroy());
    },
  ],
  ['stalls', (_, response) => void response.writeHead(200, { ...PICTURE, 'content-length': '1000' }).write('<svg>')],
];

describe('a media file', () => {
  it('has its caching headers and no others of the platform', async () => {
    respond = sendPicture;
    const { text, headers } = await get((await startBoth()) + URL_OF_PICTURE);
    expect(text).toBe(SENT);
    expect([headers.get('etag'), headers.get('set-cookie')]).toEqual(['"1"', null]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is requested again only if it changed, and sent only to browsers that do not have it', async () => {
    const site = await startBoth();
    await storePicture(site);
    const statuses: number[] = [];
    respond = (request, response) => {
      response.once('finish', () => statuses.push(response.statusCode));
      sendPicture(request, response);
    };
    expect(await get(site + URL_OF_PICTURE)).toMatchObject({ status: 200, text: SENT });
    expect(await get(site + URL_OF_PICTURE, { 'if-none-match': 'W/"1"' })).toMatchObject({ status: 304, text: '' });
    expect(statuses).toEqual([304, 304]);
    respond = (_, response) => void response.writeHead(200, { ...PICTURE, etag: '"2"' }).end('new');
    expect(await get(site + URL_OF_PICTURE, { 'if-none-match': '"1"' })).toMatchObject({ status: 200, text: 'new' });
  });

  it('has no body for HEAD', async () => {
    respond = sendPicture;
    const { status, headers, text } = await get((await startBoth()) + URL_OF_PICTURE, {}, 'HEAD');
    expect([status, headers.get('content-length'), text]).toEqual([200, `${SENT.length}`, '']);
  });

  it('of more than 4 MB is streamed whole and not stored, a part of one as it was requested', async () => {
    const size = 5 * 1024 * 1024;
    respond = ({ headers: { range } }, response) => {
      if (range === undefined) response.writeHead(200, { 'content-type': 'video/mp4' }).end(Buffer.alloc(size));
      else response.writeHead(206, { 'content-range': `bytes 0-1/${size}`, 'content-type': 'video/mp4' }).end('ab');
    };
    const site = await startBoth();
    expect((await get(`${site}/api/-/media/a.mp4`)).text).toHaveLength(size);
    const part = await get(`${site}/api/-/media/a.mp4`, { range: 'bytes=0-1' });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'ab', `bytes 0-1/${size}`]);
    respond = (request) => void request.socket.destroy();
    expect((await get(`${site}/api/-/media/a.mp4`)).status).toBe(503);
  });

  it('is a 404 without the platform’s words when it has none, stored or not', async () => {
    const site = await startBoth();
    await storePicture(site);
    respond = (_, response) => void response.writeHead(404, PICTURE).end('at Sitecore.Resources.Media');
    const { status, text, headers } = await get(site + URL_OF_PICTURE);
    expect([status, text, headers.get('cache-control')]).toEqual([404, '', 'no-store']);
  });

  it('has no part outside of its size: a 416 without the platform’s words', async () => {
    respond = (_, response) =>
      void response
        .writeHead(416, { 'content-type': 'text/html', 'content-range': 'bytes */5' })
        .end('<h1>Microsoft IIS</h1>');
    const range = { range: 'bytes=9-' };
    const { status, text, headers } = await get(`${await startBoth()}/api/-/media/a.mp4`, range);
    expect([status, text, headers.get('content-range'), headers.get('content-type')]).toEqual([
      416,
      '',
      'bytes */5',
      null,
    ]);
  });
});

describe('a media file that is no longer public', () => {
  const missing: RequestListener = (_, response) => void response.writeHead(404).end('{"error":"not found"}');
  const failing: RequestListener = (_, response) => void response.writeHead(500).end();
  const SIZES = ['/api/-/media/a.png', '/api/-/media/a.png?w=64', '/api/-/media/A.png?w=96&rev=1'];

  /** Starts the site with a picture in several sizes, and another file. */
  async function startWithPicture(): Promise<string> {
    const site = await startBoth();
    for (const url of [...SIZES, '/api/-/media/b.png']) await storePicture(site, url);
    return site;
  }

  const statusesOf = async (site: string) =>
    Promise.all([...SIZES, '/api/-/media/b.png'].map(async (url) => (await get(site + url)).status));

  it.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { range: 'bytes=0-1' }],
  ])('is forgotten in every size once the platform has none, by %s with %o', async (method, headers) => {
    const site = await startWithPicture();
    respond = missing;
    expect((await get(site + (SIZES[1] ?? ''), headers, method)).status).toBe(404);
    respond = failing;
    expect(await statusesOf(site)).toEqual([503, 503, 503, 200]);
    expect(await statusesOf(await start(await unusedUrl()))).toEqual([503, 503, 503, 200]);
  });

  it('is forgotten by a late 404 too', async () => {
    const site = await startWithPicture();
    respond = (request, response) => void setTimeout(() => missing(request, response), 1500);
    expect((await get(site + (SIZES[0] ?? ''))).status).toBe(200);
    respond = failing;
    await expect.poll(async () => statusesOf(site), { timeout: 5000 }).toEqual([503, 503, 503, 200]);
  });

  it('is forgotten when a publish says so', async () => {
    const site = await startWithPicture();
    respond = failing;
    await (await import('./media-proxy.ts')).forgetMedia(['/-/media/%61.png']);
    expect(await statusesOf(site)).toEqual([503, 503, 503, 200]);
  });

  it('is not stored by a request that began before', async () => {
    const site = await startBoth();
    const finish = Promise.withResolvers<undefined>();
    const began = Promise.withResolvers<undefined>();
    respond = (request, response) => {
      began.resolve(undefined);
      void finish.promise.then(() => sendPicture(request, response));
    };
    const first = get(site + URL_OF_PICTURE);
    await began.promise;
    respond = missing;
    expect((await get(site + URL_OF_PICTURE)).status).toBe(404);
    finish.resolve(undefined);
    expect((await first).status).toBe(200);
    await expect.poll(() => readdirSync(join(folder, 'media'))).toEqual([]);
    respond = failing;
    expect((await get(site + URL_OF_PICTURE)).status).toBe(503);
  });

  it('is requested without the cookies of a visitor, by which no file differs', async () => {
    const cookies: unknown[] = [];
    respond = (request, response) => {
      cookies.push(request.headers.cookie);
      sendPicture(request, response);
    };
    const site = await startBoth();
    const { headers } = await get(site + URL_OF_PICTURE, { cookie: 'editing_media=a' });
    expect([cookies, headers.get('vary')]).toEqual([[undefined], null]);
  });
});

describe('while the platform fails', () => {
  it.each(FAILURES)('and %s, a stored file is served whole, also after a restart', async (_, fail) => {
    const site = await startBoth(BRIEF_MS);
    await storePicture(site);
    respond = fail;
    const expected = { status: 200, text: SENT };
    const first = await get(site + URL_OF_PICTURE);
    expect(first).toMatchObject(expected);
    expect([first.headers.get('etag'), first.headers.get('cache-control')]).toEqual([
      PICTURE.etag,
      PICTURE['cache-control'],
    ]);
    const restarted = await start(await unusedUrl());
    expect(await get(restarted + URL_OF_PICTURE)).toMatchObject(expected);
    expect(await get(restarted + URL_OF_PICTURE, { 'if-none-match': '"1"' })).toMatchObject({ status: 304 });
  });

  it.each(FAILURES)('and %s, a file that is not stored is a 503 without its words', async (_, fail) => {
    respond = fail;
    const { status, text, headers } = await get((await startBoth(BRIEF_MS)) + URL_OF_PICTURE);
    expect([status, text, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '',
      '5',
      'no-store',
    ]);
  });

  it.each([
    ['a document', 200, {}],
    ['a part of a film', 206, { range: 'bytes=0-1' }],
    ['a part that nobody requested', 206, {}],
  ] as const)('a page in place of %s is a 503 without its words', async (_, sent, headers) => {
    respond = (_request, response) =>
      void response.writeHead(sent, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
    const { status, text } = await get(`${await startBoth()}/api/-/media/terms.pdf`, headers);
    expect([status, text]).toEqual([503, '']);
  });

  it.each([
    ['film.webm', 'video/webm'],
    ['film.mp4', 'application/octet-stream'],
    ['captions.vtt', 'text/vtt; charset=utf-8'],
    ['terms.pdf', 'application/pdf'],
    ['rates.json', 'application/json'],
    ['film.ashx', 'video/webm'],
  ])('%s is sent as %s, and JSON in its place is a 503 without its words', async (name, type) => {
    const site = await startBoth();
    respond = (_, response) => void response.writeHead(200, { 'content-type': type }).end('its bytes');
    expect(await get(`${site}/api/-/media/${name}`)).toMatchObject({ status: 200, text: 'its bytes' });
    if (!TYPED_FILE.test(name)) return;
    respond = (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"error":"x"}');
    expect(await get(`${site}/api/-/media/other-${name}`)).toMatchObject({ status: 503, text: '' });
  });

  it('a picture is served in another size, briefly cached; not in a format that a browser does not accept', async () => {
    const site = await startBoth();
    await storePicture(site, '/api/-/media/a.png?w=64');
    respond = (_, response) => void response.writeHead(500).end();
    const { status, text, headers } = await get(`${site}/api/-/media/a.png?w=96`);
    expect([status, text, headers.get('etag'), headers.get('cache-control')]).toEqual([
      200,
      '<svg>/-/media/a.png?w=64</svg>',
      null,
      'public, max-age=5',
    ]);
    respond = (_, response) => void response.writeHead(200, { 'content-type': 'image/webp' }).end('webp');
    await get(`${site}/api/-/media/b.png`, { accept: 'image/webp' });
    respond = (_, response) => void response.writeHead(500).end();
    await expect
      .poll(async () => (await get(`${site}/api/-/media/b.png?w=8`, { accept: 'image/webp' })).text)
      .toBe('webp');
    expect((await get(`${site}/api/-/media/b.png?w=8`, { accept: 'image/png' })).status).toBe(503);
  });

  it('a stored file is not requested again at once', async () => {
    const site = await startBoth();
    await storePicture(site);
    let requests = 0;
    respond = (_, response) => {
      requests += 1;
      response.writeHead(500).end();
    };
    for (let time = 0; time < 3; time += 1) expect((await get(site + URL_OF_PICTURE)).status).toBe(200);
    expect(requests).toBe(1);
  });

  it.each([
    ['does not respond', () => undefined],
    ['stalls', (_, response) => void response.writeHead(200, { ...PICTURE, 'content-length': '1000' }).write('<svg>')],
  ] satisfies [string, RequestListener][])('and %s, a stored file is served after a second', async (_, fail) => {
    const site = await startBoth('5000');
    await storePicture(site);
    respond = fail;
    const begin = performance.now();
    expect(await get(site + URL_OF_PICTURE)).toMatchObject({ status: 200, text: SENT });
    expect(await get(site + URL_OF_PICTURE)).toMatchObject({ status: 200, text: SENT });
    expect(performance.now() - begin).toBeLessThan(4000);
    // The request goes on up to its deadline.
    await expect.poll(() => logged.mock.calls.flat().join()).toContain('a.svg?rev=1: no response in 5000 ms');
  });

  it('the path and the reason are logged in one line', async () => {
    const site = await start(await unusedUrl());
    expect((await get(`${site}/api/-/media/a.svg`)).status).toBe(503);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^\/-\/media\/a\.svg: fetch failed \(.*ECONNREFUSED/)]]);
  });
});

describe('the query of a media file', () => {
  /** Requests URLs one after another; returns those that reach the platform. */
  async function request(urls: readonly string[]): Promise<readonly string[]> {
    const requested = new Set<string>();
    respond = (sent, response) => {
      requested.add(sent.url ?? '');
      sendPicture(sent, response);
    };
    const site = await startBoth();
    for (const url of urls) expect((await get(`${site}/api/-/media/${url}`)).status).toBe(200);
    return [...requested];
  }

  const storedFiles = () => readdirSync(join(folder, 'media')).length;

  /** Queries of one file with invented parameters and every width. */
  const invented = (name: string) =>
    Array.from({ length: 60 }, (_, at) => `${name}${name.includes('?') ? '&' : '?'}x${at}=${at}&y=%00&w=${at + 1}`);

  it('counts with known parameters only: invented ones store nothing and reach no platform', async () => {
    const names = ['a.jpg?x=1', 'a.jpg?db=master&hash=0', 'a.jpg?W=64', 'a.jpg?w=64&w=96', 'a.jpg?mw=65', 'a.jpg?sc=9'];
    expect(await request([...names, ...invented('a.jpg?mw=65')])).toEqual(['/-/media/a.jpg']);
    await expect.poll(storedFiles).toBe(1);
  });

  it('has the next size of a list for any number, in one order', async () => {
    const widths = Array.from({ length: 60 }, (_, at) => `a.jpg?x${at}=${at}&h=${at + 65}&iar=0&w=${at + 257}`);
    const requested = await request([...widths, 'a.jpg?w=300&h=100']);
    expect(requested).toEqual(['/-/media/a.jpg?w=384&h=96', '/-/media/a.jpg?w=384&h=128']);
    await expect.poll(storedFiles).toBe(2);
  });

  it.each(['a.svg', 'A%2eSVG', 'film.webm', 'terms.pdf'])('has no size for %s', async (name) => {
    const type = { webm: 'video/webm', pdf: 'application/pdf' }[name.split('.')[1] ?? ''] ?? 'image/svg+xml';
    const requested: string[] = [];
    const site = await startBoth();
    respond = ({ url = '' }, response) => {
      requested.push(url);
      response.writeHead(200, { 'content-type': type }).end('its bytes');
    };
    for (const url of invented(name)) await get(`${site}/api/-/media/${url}`, { accept: 'image/avif' });
    expect(new Set(requested)).toEqual(new Set([`/-/media/${name}`]));
    await expect.poll(storedFiles).toBe(1);
  });

  it('stores one file for all versions and spellings, and one of a language for each', async () => {
    const versions = Array.from({ length: 60 }, (_, at) => `a.jpg?rev=${at}`);
    await request([...versions, 'A.jpg', '%61.JPG', 'a.jpg?la=ar', 'a.jpg?la=en', 'a.jpg?la=fr']);
    await expect.poll(storedFiles).toBe(3);
  });

  it('is for the visitor’s cache only where it is no canonical one', async () => {
    respond = sendPicture;
    const site = await startBoth();
    const cachingOf = async (url: string) => (await get(`${site}/api/-/media/${url}`)).headers.get('cache-control');
    for (const url of ['a.jpg', 'a.jpg?w=64', 'a.jpg?rev=1&h=96&w=64', 'a.svg', 'a.svg?rev=1'])
      expect(await cachingOf(url), url).toBe('public, max-age=86400');
    for (const url of ['a.jpg?x=1', 'a.jpg?w=65', 'a.jpg?w=64&x', 'a.jpg?%77=64', 'a.jpg?w=064', 'a.svg?w=64'])
      expect(await cachingOf(url), url).toBe('private, max-age=86400');
  });

  it('that names another version has the caching of that version, and a brief one while the platform fails', async () => {
    let unchanged = 0;
    respond = ({ url = '', headers }, response) => {
      const caching = url.includes('rev=') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
      const sent = { ...PICTURE, 'cache-control': caching };
      if (headers['if-none-match'] === '"1"') unchanged += 1;
      if (headers['if-none-match'] === '"1"') response.writeHead(304, sent).end();
      else response.writeHead(200, sent).end('<svg/>');
    };
    const site = await startBoth();
    const cachingOf = async (query: string) => {
      const { status, headers } = await get(`${site}/api/-/media/a.svg${query}`);
      return [status, headers.get('cache-control')];
    };
    const isKnown = async () => {
      expect(await cachingOf('?rev=1')).toEqual([200, 'public, max-age=31536000, immutable']);
      return unchanged > 0;
    };
    await expect.poll(isKnown).toBe(true);
    expect(await cachingOf('')).toEqual([200, 'public, max-age=86400']);
    respond = (_, response) => void response.writeHead(500).end();
    expect(await cachingOf('?rev=1')).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await cachingOf('?rev=2')).toEqual([200, 'public, max-age=5']);
    expect(await cachingOf('')).toEqual([200, 'public, max-age=5']);
  });
});

describe('the routes of media', () => {
  it.each([
    '/api/-/anything',
    '/api/-/media/',
    '/api/-/mediaother/a.svg',
    '/api/-/media/../../sitecore/api/graph/edge',
    '/api/-/media/%2e%2e/%2e%2e/sitecore/login',
    '/api/~/icon/a.png',
    '/api//other.example/-/media/a.svg',
  ])('pass nothing on that is no media: %s', async (url) => {
    const requested = vi.fn();
    respond = (request, response) => {
      requested(request.url);
      response.writeHead(200).end('secret');
    };
    const { hostname, port } = new URL(await startBoth());
    const { request } = await import('node:http');
    // fetch would resolve the path itself.
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: url }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
    expect(requested).not.toHaveBeenCalled();
  });

  it('respond 405 to POST', async () => {
    const { status, headers } = await get(`${await start(await unusedUrl())}/api/-/media/a.svg`, {}, 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
