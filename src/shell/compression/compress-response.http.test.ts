import { get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { compressResponse } from './compress-response.ts';

const PAGE = `<!DOCTYPE html><html lang="ar">${'<p>نص الصفحة يتكرر كثيراً</p>'.repeat(200)}</html>`;
const BROWSER = 'gzip, deflate, br, zstd';

let server: HttpServer | undefined;
afterEach(() => server?.stop());

/** Starts a server whose responses are compressed; `respond` writes them. */
async function serve(respond: (response: ServerResponse, request: IncomingMessage) => unknown): Promise<void> {
  const listener: RequestListener = (request, response) => {
    compressResponse(request, response);
    respond(response, request);
  };
  server = await startHttpServer(listener);
}

interface Received {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Requests a path and returns the bytes as they were sent. */
const request = (
  accepted: string | undefined,
  { path = '/', method = 'GET', headers = {} }: { path?: string; method?: string; headers?: object } = {},
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const all = { ...headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) };
    get(`${server?.url ?? ''}${path}`, { method, headers: all, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

const sendPage = (response: ServerResponse, headers: Readonly<Record<string, string>> = {}): void => {
  for (const [name, value] of Object.entries({ 'Content-Type': 'text/html; charset=utf-8', ...headers }))
    response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(PAGE));
  response.end(PAGE);
};

const CACHED = { 'Cache-Control': 's-maxage=300, stale-while-revalidate=60', ETag: '"1"' };

describe('compressResponse', () => {
  it.each([
    [BROWSER, 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('sends a page to a browser that accepts %s in %s', async (accepted, encoding, decompress) => {
    await serve((response) => sendPage(response, CACHED));
    for (const path of ['/', '/']) {
      const { status, headers, body } = await request(accepted, { path });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
      expect(Number(headers['content-length'])).toBe(body.byteLength);
      expect(body.byteLength).toBeLessThan(PAGE.length / 5);
      expect(decompress(body).toString()).toBe(PAGE);
      expect(headers.etag).toBe('W/"1"');
    }
  });

  it.each([
    ['a client that accepts no encoding', undefined, () => ({})],
    ['an encoded body', BROWSER, () => ({ 'Content-Encoding': 'identity' })],
    ['a picture', BROWSER, () => ({ 'Content-Type': 'image/webp' })],
    ['a type of none', BROWSER, () => ({ 'Content-Type': '' })],
  ])('leaves %s as it is', async (_, accepted, headers) => {
    await serve((response) => sendPage(response, { ...CACHED, ...headers() }));
    const { headers: sent, body } = await request(accepted);
    expect(body.toString()).toBe(PAGE);
    expect(sent.etag).toBe('"1"');
    expect(Number(sent['content-length'])).toBe(body.byteLength);
  });

  it('tells caches that a text differs by encoding, beside what else it differs by', async () => {
    await serve((response) => sendPage(response, { Vary: 'Origin' }));
    expect((await request(undefined)).headers.vary).toBe('Origin, Accept-Encoding');
    expect((await request(BROWSER)).headers.vary).toBe('Origin, Accept-Encoding');
  });

  it('leaves a small body, one without content, a part and the response to HEAD as they are', async () => {
    await serve((response, { url }) => {
      response.setHeader('Content-Type', 'application/json');
      if (url === '/small') response.end('{"a":1}');
      else if (url === '/none') response.writeHead(304, { ETag: '"1"' }).end();
      else if (url === '/part') response.writeHead(206, { 'Content-Range': 'bytes 0-9/20' }).end(PAGE);
      else sendPage(response, CACHED);
    });
    const small = await request(BROWSER, { path: '/small' });
    expect([small.body.toString(), small.headers['content-encoding']]).toEqual(['{"a":1}', undefined]);
    const none = await request(BROWSER, { path: '/none' });
    expect([none.status, none.headers.etag, none.body.byteLength]).toEqual([304, '"1"', 0]);
    const part = await request(BROWSER, { path: '/part' });
    expect([part.status, part.body.toString()]).toEqual([206, PAGE]);
    const head = await request(BROWSER, { path: '/', method: 'HEAD' });
    expect([head.headers['content-length'], head.headers['content-encoding']]).toEqual([
      `${Buffer.byteLength(PAGE)}`,
      undefined,
    ]);
  });

  it('compresses what is written in parts, with headers given at once', async () => {
    await serve((response) => {
      response.writeHead(404, 'Missing', { 'Content-Type': 'image/svg+xml', 'X-Own': ['a', 'b'] });
      response.write(PAGE.slice(0, 1000), 'utf8');
      response.write(Buffer.from(PAGE.slice(1000)), () => response.end());
    });
    const { status, headers, body } = await request(BROWSER);
    expect([status, headers['x-own'], headers['content-encoding']]).toEqual([404, 'a, b', 'br']);
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  });

  it('sends as it comes what is no text, is too long to hold, or is flushed', async () => {
    const long = 'a'.repeat(3_000_000);
    await serve((response, { url }) => {
      response.setHeader('Content-Type', url === '/film' ? 'video/mp4' : 'text/plain');
      if (url === '/flushed') response.flushHeaders();
      void pipeline(Readable.from([long, long]), response);
    });
    for (const path of ['/film', '/long', '/flushed']) {
      const { headers, body } = await request(BROWSER, { path });
      expect([path, headers['content-encoding'], body.byteLength]).toEqual([path, undefined, 6_000_000]);
    }
  });

  it('keeps what a route puts around the head of a response', async () => {
    await serve((response) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = (status: number, ...rest: readonly []) => writeHead(status === 500 ? 503 : status, ...rest);
      response.statusCode = 500;
      sendPage(response);
    });
    const { status, headers, body } = await request(BROWSER);
    expect([status, headers['content-encoding']]).toEqual([503, 'br']);
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  });

  it('ends a response that breaks off without the rest', async () => {
    await serve((response) => {
      response.setHeader('Content-Type', 'text/plain');
      response.write(PAGE);
      response.destroy();
    });
    await expect(request(BROWSER)).rejects.toThrow(/socket hang up|aborted/);
  });

  it('keeps versions of one path, and paths of one version, apart', async () => {
    await serve((response, { url = '' }) => {
      response.setHeader('ETag', url.includes('v=2') ? '"2"' : '"1"');
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.setHeader('Content-Type', 'text/css');
      response.end(url.padEnd(5000, '.'));
    });
    for (const path of ['/kept', '/kept?v=2', '/kept-too', '/kept'])
      expect(brotliDecompressSync((await request(BROWSER, { path })).body).toString()).toBe(path.padEnd(5000, '.'));
  });

  describe('of what caches may keep without a tag of its own', () => {
    const UNTAGGED = { 'Cache-Control': CACHED['Cache-Control'] };

    it.each([
      ['to a browser', BROWSER, /^W\/"[\w-]{27}"$/],
      ['to a client that accepts no encoding', undefined, /^"[\w-]{27}"$/],
    ])('sends %s the tag of its bytes, and 304 to who has it', async (_, accepted, tag) => {
      let text = PAGE;
      await serve((response) => {
        for (const [name, value] of Object.entries({ ...UNTAGGED, 'Content-Type': 'text/html' }))
          response.setHeader(name, value);
        response.end(text);
      });
      const { headers } = await request(accepted);
      const { etag = '' } = headers;
      expect(etag).toMatch(tag);
      for (const known of [etag, `"other", ${etag.replace('W/', '')}`, '*']) {
        const again = await request(accepted, { headers: { 'if-none-match': known } });
        expect([again.status, again.headers.etag, again.body.byteLength]).toEqual([304, etag, 0]);
        expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': UNTAGGED['Cache-Control'] });
        expect(Object.keys(again.headers)).not.toContain('content-type');
        expect(Object.keys(again.headers)).not.toContain('content-encoding');
      }
      text += '<!-- changed -->';
      const changed = await request(accepted, { headers: { 'if-none-match': etag } });
      expect(changed.status).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
    });

    it.each([
      ['a private one', { 'Cache-Control': 'private, no-store' }, 200],
      ['one that caches ask for again', { 'Cache-Control': 's-maxage=0' }, 200],
      ['a missing page', UNTAGGED, 404],
      ['a picture', { ...UNTAGGED, 'Content-Type': 'image/webp' }, 200],
    ])('leaves %s without', async (_, headers, status) => {
      await serve((response) => {
        response.statusCode = status;
        sendPage(response, headers);
      });
      for (const accepted of [BROWSER, undefined]) {
        const sent = await request(accepted, { headers: { 'if-none-match': '*' } });
        expect([sent.status, sent.headers.etag]).toEqual([status, undefined]);
      }
    });
  });

  it('sends fewer bytes of files that never change from their second request on', async () => {
    await serve((response) => sendPage(response, { 'Cache-Control': 'public, max-age=31536000, immutable' }));
    const paths = ['/a.css', '/b.css', '/c.js'];
    const first = await Promise.all(paths.map((path) => request(BROWSER, { path })));
    const smallest = brotliCompressSync(PAGE).byteLength;
    expect(first[0]?.body.byteLength).toBeGreaterThan(smallest);
    // They are compressed again at once, and end in any order.
    for (const path of paths)
      await expect
        .poll(async () => (await request(BROWSER, { path })).body.byteLength, { message: path })
        .toBeLessThanOrEqual(smallest);
  });

  it('sends fewer bytes of a cached page that is often requested, and compresses no private page twice', async () => {
    await serve((response, { url }) =>
      sendPage(response, url === '/private' ? { ETag: '"1"', 'Cache-Control': 'private, no-store' } : CACHED),
    );
    const first = await request(BROWSER, { path: '/often' });
    const often = async () => (await request(BROWSER, { path: '/often' })).body;
    await expect.poll(async () => (await often()).byteLength).toBeLessThan(first.body.byteLength);
    expect(brotliDecompressSync(await often()).toString()).toBe(PAGE);
    for (let time = 0; time < 10; time += 1)
      expect((await request(BROWSER, { path: '/private' })).body.byteLength).toBe(first.body.byteLength);
  });
});
