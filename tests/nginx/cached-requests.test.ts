// @alone: starts programs
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';

const program = requireEngine('nginx');

const PUBLIC = 'public, s-maxage=300';

/** A page, and a file: nginx has a cache policy for each. */
const PATHS = ['/personal', '/-/media/a.png'];

let nginx: Nginx;
let respond: (request: IncomingMessage, response: ServerResponse) => void;

/** Number of requests that reached the site, and with which its last one was responded. */
let count = 0;

/** Sends a request and returns the number of the response that it got: a new one came from the site. */
async function send(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const { text } = await nginx.send(path, { method, headers });
  return Number(text);
}

describe.skipIf(program === undefined)('nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', {
      site: (request, response) => {
        count += 1;
        respond(request, response);
      },
      // A busy machine may take more than a second for the requests of a test.
      adjust: (configuration) => configuration.replace(/(proxy_cache_valid [^;]*) 1s;/, '$1 60s;'),
    });
  });
  afterAll(() => nginx.stop());
  beforeEach(() => {
    count = 0;
    respond = (_, response) => response.setHeader('Cache-Control', PUBLIC).end(String(count));
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['private', { 'Cache-Control': 'private, no-store' }],
    ['private for a time', { 'Cache-Control': 'private, s-maxage=300, max-age=300' }],
    ['not to be stored', { 'Cache-Control': 'no-store, s-maxage=300' }],
    ['to be checked each time', { 'Cache-Control': 'no-cache, max-age=300' }],
    ['stale at once', { 'Cache-Control': 'public, s-maxage=0' }],
    ['without a lifetime', { 'Cache-Control': 'public' }],
    ['without Cache-Control', {}],
    ['with a cookie', { 'Cache-Control': PUBLIC, 'Set-Cookie': 'session=1' }],
    ['that varies by a cookie', { 'Cache-Control': PUBLIC, Vary: 'Accept-Encoding, Cookie' }],
    ['that varies by everything', { 'Cache-Control': PUBLIC, Vary: '*' }],
  ])('gives nobody else a response %s', async (name, headers) => {
    respond = (_, response) => response.writeHead(200, headers).end(String(count));
    for (const path of PATHS) {
      const address = `${path}?${encodeURIComponent(name)}`;
      expect((await send(address)) !== (await send(address)), path).toBe(true);
    }
  });

  it.each([
    ['by an author with a draft', { cookie: 'a=1; __prerender_bypass=x' }, 'GET'],
    ['by an author with preview data', { cookie: '__next_preview_data=x' }, 'GET'],
    ['with a token', { authorization: 'Bearer x' }, 'GET'],
    ['by a page of another origin', { origin: 'https://editor.example' }, 'GET'],
    ['by POST', {}, 'POST'],
    ['by PUT', {}, 'PUT'],
  ])('neither stores nor takes from the cache the response to a request %s', async (name, headers, method) => {
    for (const path of PATHS) {
      count = 0;
      const address = `${path}?${encodeURIComponent(name)}`;
      const own = () => send(address, headers, method);
      const other = () => send(address);
      expect([await own(), await other(), await own(), await other()], path).toEqual([1, 2, 3, 2]);
    }
  });

  it('takes the response to another cookie from the cache', async () => {
    expect([await send('/cookies', { cookie: 'a=1' }), await send('/cookies', { cookie: 'b=2' })]).toEqual([1, 1]);
  });

  it('fills the cache by HEAD with the whole page', async () => {
    respond = ({ method }, response) => response.setHeader('Cache-Control', PUBLIC).end(method);
    await nginx.send('/head', { method: 'HEAD' });
    expect((await nginx.send('/head')).text).toBe('GET');
    expect(count).toBe(1);
  });

  it('has one copy of a text for each encoding, of which the site chooses among those that a browser accepts', async () => {
    respond = ({ headers }, response) => {
      const { 'accept-encoding': encoding } = headers;
      if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
      response.writeHead(200, { 'Cache-Control': PUBLIC, Vary: 'Accept-Encoding' }).end(encoding ?? 'none');
    };
    const get = async (accepted: string | undefined) => {
      const response = await nginx.send(
        '/encodings',
        accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } },
      );
      return [response.headers['content-encoding'], response.text, response.headers['x-cache']];
    };
    const cases = [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'br'],
      ['GZIP', 'gzip'],
      ['gzip, deflate', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br; q=0.0, gzip; q=0.1', 'gzip'],
      ['gzip;q=0', undefined],
      ['brotli, bgzip', undefined],
      ['identity', undefined],
      [undefined, undefined],
    ] as const;
    const seen = new Set<string>();
    for (const [accepted, encoding] of cases) {
      const state = seen.has(String(encoding)) ? 'HIT' : 'MISS';
      seen.add(String(encoding));
      expect(await get(accepted), accepted).toEqual([encoding, encoding ?? 'none', state]);
    }
    expect((await nginx.send('/encodings')).all['vary']).toEqual(['Accept-Encoding']);
  });

  it('has one copy of a picture for each choice of formats', async () => {
    respond = (_, response) =>
      response.writeHead(200, { 'Cache-Control': PUBLIC, Vary: 'Accept, Accept-Encoding' }).end(String(count));
    const numbers: number[] = [];
    for (const accept of [
      'image/avif,image/webp,image/apng,*/*;q=0.8',
      'image/webp,image/avif,image/png',
      'image/webp,*/*',
      'image/avif',
      '*/*',
      'text/html',
    ])
      numbers.push(await send('/-/media/formats.png', { accept }));
    expect(numbers).toEqual([1, 1, 2, 3, 4, 4]);
  });

  it('has no page that varies by Accept', async () => {
    respond = (_, response) => response.writeHead(200, { 'Cache-Control': PUBLIC, Vary: 'Accept' }).end(String(count));
    expect([await send('/accept'), await send('/accept')]).toEqual([1, 2]);
  });
});
