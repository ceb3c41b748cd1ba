import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { unusedUrl } from '#tests/support/http-server.ts';
import { get, mediaProxyOfTests, PICTURE, sendPicture, URL_OF_PICTURE } from '#tests/support/media-proxy.ts';

const { platform, logged, start, startBoth, storePicture } = mediaProxyOfTests();

/** Deadline of a test whose platform does not respond; others have one that a busy machine keeps. */
const BRIEF_MS = '500';

const SENT = '<svg>/-/media/a.svg?rev=1</svg>';

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
    platform.respond = sendPicture;
    const { text, headers } = await get((await startBoth()) + URL_OF_PICTURE);
    expect(text).toBe(SENT);
    // The version of a drawing has other bytes in each encoding.
    expect([headers.get('etag'), headers.get('set-cookie')]).toEqual(['W/"1"', null]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is requested again only if it changed, and sent only to browsers that do not have it', async () => {
    const site = await startBoth();
    await storePicture(site);
    const statuses: number[] = [];
    platform.respond = (request, response) => {
      response.once('finish', () => statuses.push(response.statusCode));
      sendPicture(request, response);
    };
    expect(await get(site + URL_OF_PICTURE)).toMatchObject({ status: 200, text: SENT });
    expect(await get(site + URL_OF_PICTURE, { 'if-none-match': 'W/"1"' })).toMatchObject({ status: 304, text: '' });
    expect(statuses).toEqual([304, 304]);
    platform.respond = (_, response) => void response.writeHead(200, { ...PICTURE, etag: '"2"' }).end('new');
    expect(await get(site + URL_OF_PICTURE, { 'if-none-match': '"1"' })).toMatchObject({ status: 200, text: 'new' });
  });

  it('has no body for HEAD', async () => {
    platform.respond = sendPicture;
    const { status, headers, text } = await get((await startBoth()) + URL_OF_PICTURE, {}, 'HEAD');
    expect([status, headers.get('content-length'), text]).toEqual([200, `${SENT.length}`, '']);
  });

  it('of more than 4 MB is streamed whole and not stored, a part of one as it was requested', async () => {
    const size = 5 * 1024 * 1024;
    platform.respond = ({ headers: { range } }, response) => {
      if (range === undefined) response.writeHead(200, { 'content-type': 'video/mp4' }).end(Buffer.alloc(size));
      else response.writeHead(206, { 'content-range': `bytes 0-1/${size}`, 'content-type': 'video/mp4' }).end('ab');
    };
    const site = await startBoth();
    expect((await get(`${site}/api/-/media/a.mp4`)).text).toHaveLength(size);
    const part = await get(`${site}/api/-/media/a.mp4`, { range: 'bytes=0-1' });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'ab', `bytes 0-1/${size}`]);
    platform.respond = (request) => void request.socket.destroy();
    expect((await get(`${site}/api/-/media/a.mp4`)).status).toBe(503);
  });

  it('is a 404 without the platform’s words when it has none, stored or not', async () => {
    const site = await startBoth();
    await storePicture(site);
    platform.respond = (_, response) => void response.writeHead(404, PICTURE).end('at Sitecore.Resources.Media');
    const { status, text, headers } = await get(site + URL_OF_PICTURE);
    expect([status, text, headers.get('cache-control')]).toEqual([404, '', 'no-store']);
  });

  it('has no part outside of its size: a 416 without the platform’s words', async () => {
    platform.respond = (_, response) =>
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

describe('while the platform fails', () => {
  it.each(FAILURES)('and %s, a stored file is served whole, also after a restart', async (_, fail) => {
    const site = await startBoth(BRIEF_MS);
    await storePicture(site);
    platform.respond = fail;
    const expected = { status: 200, text: SENT };
    const first = await get(site + URL_OF_PICTURE);
    expect(first).toMatchObject(expected);
    expect([first.headers.get('etag'), first.headers.get('cache-control')]).toEqual([
      `W/${PICTURE.etag}`,
      PICTURE['cache-control'],
    ]);
    const restarted = await start(await unusedUrl());
    expect(await get(restarted + URL_OF_PICTURE)).toMatchObject(expected);
    expect(await get(restarted + URL_OF_PICTURE, { 'if-none-match': '"1"' })).toMatchObject({ status: 304 });
  });

  it.each(FAILURES)('and %s, a file that is not stored is a 503 without its words', async (_, fail) => {
    platform.respond = fail;
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
    platform.respond = (_request, response) =>
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
    platform.respond = (_, response) => void response.writeHead(200, { 'content-type': type }).end('its bytes');
    expect(await get(`${site}/api/-/media/${name}`)).toMatchObject({ status: 200, text: 'its bytes' });
    if (!TYPED_FILE.test(name)) return;
    platform.respond = (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"error":"x"}');
    expect(await get(`${site}/api/-/media/other-${name}`)).toMatchObject({ status: 503, text: '' });
  });

  it('a picture is served in another size, briefly cached; not in a format that a browser does not accept', async () => {
    const site = await startBoth();
    await storePicture(site, '/api/-/media/a.png?w=64');
    platform.respond = (_, response) => void response.writeHead(500).end();
    const { status, text, headers } = await get(`${site}/api/-/media/a.png?w=96`);
    expect([status, text, headers.get('etag'), headers.get('cache-control')]).toEqual([
      200,
      '<svg>/-/media/a.png?w=64</svg>',
      null,
      'public, max-age=5',
    ]);
    platform.respond = (_, response) => void response.writeHead(200, { 'content-type': 'image/webp' }).end('webp');
    await get(`${site}/api/-/media/b.png`, { accept: 'image/webp' });
    platform.respond = (_, response) => void response.writeHead(500).end();
    await expect
      .poll(async () => (await get(`${site}/api/-/media/b.png?w=8`, { accept: 'image/webp' })).text)
      .toBe('webp');
    expect((await get(`${site}/api/-/media/b.png?w=8`, { accept: 'image/png' })).status).toBe(503);
  });

  it('a stored file is not requested again at once', async () => {
    const site = await startBoth();
    await storePicture(site);
    let requests = 0;
    platform.respond = (_, response) => {
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
    platform.respond = fail;
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
    platform.respond = (request, response) => {
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
