// @alone: starts programs
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { type Nginx, SITE_NAME, startNginx } from '#tests/support/nginx.ts';

const program = requireEngine('nginx');

/** The caching of a page as the site sends it. */
const PAGE = 's-maxage=300, stale-while-revalidate=600';
const FILE = 'public, max-age=31536000, immutable';

/** Milliseconds after which nginx, which counts in whole seconds, knows that a page has expired. */
const EXPIRED_MS = 2000;

/** Requests that reached the site, and how it responds. */
const requests: IncomingMessage[] = [];
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let nginx: Nginx;

/** Responds with one version of a page; 304 to who has it. */
function sendVersion(request: IncomingMessage, response: ServerResponse, version: string): void {
  response.setHeader('ETag', `"${version}"`).setHeader('Cache-Control', PAGE);
  if (request.headers['if-none-match'] === `"${version}"`) response.writeHead(304).end();
  else response.end(version);
}

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await nginx.send(path, { headers });
  return [response.text, response.all['x-cache']?.join()];
}

describe.skipIf(program === undefined)('the cache of nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', {
      site: (request, response) => {
        requests.push(request);
        respond(request, response);
      },
      settings: { SITE_NAME: `${SITE_NAME} rukn.example` },
      // A busy machine may take a second for a request.
      adjust: (configuration) => configuration.replace('cache_lock_timeout 1s', 'cache_lock_timeout 60s'),
    });
  });
  afterAll(() => nginx.stop());
  beforeEach(() => {
    requests.length = 0;
    respond = (request, response) => sendVersion(request, response, 'page');
  });

  it('has a page for a second, whatever lifetime the site gives it, then revalidates it by its ETag', async () => {
    expect(await get('/about')).toEqual(['page', 'MISS']);
    await expect.poll(() => get('/about')).toEqual(['page', 'HIT']);
    await wait(EXPIRED_MS);
    expect(await get('/about')).toEqual(['page', 'REVALIDATED']);
    await expect.poll(() => get('/about')).toEqual(['page', 'HIT']);
    expect(requests.at(0)?.headers['if-none-match']).toBeUndefined();
    expect(requests.at(-1)?.headers['if-none-match']).toBe('"page"');
  });

  it('shows what is published within two seconds', async () => {
    let version = 'before';
    respond = (request, response) => sendVersion(request, response, version);
    expect(await get('/published')).toEqual(['before', 'MISS']);
    version = 'after';
    const publishedAt = performance.now();
    const late: string[] = [];
    await expect
      .poll(async () => {
        const isLate = performance.now() - publishedAt > EXPIRED_MS;
        const [text = ''] = await get('/published');
        if (isLate) late.push(text);
        return late.length;
      })
      .toBeGreaterThan(3);
    expect(new Set(late)).toEqual(new Set(['after']));
  });

  it('sends nobody an expired page while another visitor’s request fetches a fresh one', async () => {
    respond = (request, response) => sendVersion(request, response, 'before');
    await get('/updated');
    await wait(EXPIRED_MS);
    const held: (() => void)[] = [];
    respond = (request, response) => void held.push(() => sendVersion(request, response, 'after'));
    const both = Promise.all([get('/updated'), get('/updated')]);
    // With one of the two answered from the cache, the other one alone waits for the site.
    await Promise.race([both, expect.poll(() => held.length).toBe(2), wait(EXPIRED_MS)]);
    for (const release of held) release();
    respond = (request, response) => sendVersion(request, response, 'after');
    expect((await both).map(([text]) => text)).toEqual(['after', 'after']);
  });

  it('serves an expired page while the site fails, and no other', async () => {
    for (const path of ['/500', '/503', '/closed']) await get(path);
    await wait(EXPIRED_MS);
    respond = ({ url = '' }, response) => {
      if (url.includes('closed')) response.destroy();
      else response.writeHead(Number(url.slice(-3)), { 'cache-control': 'private, no-store' }).end('failure');
    };
    for (const path of ['/500', '/503', '/closed']) expect(await get(path), path).toEqual(['page', 'STALE']);
    expect((await nginx.send('/never-requested/503')).status).toBe(503);
  });

  it('has a missing page for a second too', async () => {
    respond = (_, response) => response.writeHead(404, { 'cache-control': PAGE }).end('missing');
    expect(await get('/missing')).toEqual(['missing', 'MISS']);
    await expect.poll(() => get('/missing')).toEqual(['missing', 'HIT']);
  });

  it('tells caches in front of it the same second, and leaves what is private as it is', async () => {
    expect((await nginx.send('/second')).all['cache-control']).toEqual(['public, s-maxage=1']);
    expect((await nginx.send('/second')).all['cache-control']).toEqual(['public, s-maxage=1']);
    respond = (_, response) => response.setHeader('Cache-Control', 'private, no-store').end('mine');
    expect((await nginx.send('/mine')).all['cache-control']).toEqual(['private, no-store']);
    respond = (_, response) => response.end('without');
    expect((await nginx.send('/without')).all['cache-control']).toBeUndefined();
  });

  it.each(['/_next/static/a.js', '/styles/b/a.css', '/fonts/a.woff2', '/-/media/a.svg', '/en/~/media/a.svg'])(
    'has %s for as long as the site says',
    async (path) => {
      respond = (_, response) => response.setHeader('Cache-Control', FILE).end('file');
      const first = await nginx.send(path);
      expect([first.headers['x-cache'], first.headers['cache-control']]).toEqual(['MISS', FILE]);
      await wait(EXPIRED_MS);
      expect(await get(path)).toEqual(['file', 'HIT']);
      expect(requests).toHaveLength(1);
    },
  );

  it('sends requests for the same new page to the site once', async () => {
    const held: (() => void)[] = [];
    respond = (request, response) => void held.push(() => sendVersion(request, response, 'page'));
    const all = Promise.all(Array.from({ length: 5 }, () => get('/new')));
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) release();
    expect((await all).map(([text]) => text)).toEqual(Array.from({ length: 5 }, () => 'page'));
    expect(requests).toHaveLength(1);
  });

  it.each(['/api/dictionary/ar', '/api/sitecore/Calculators/AutoFinance', '/sitecore/api/graph/edge'])(
    'does not have %s',
    async (path) => {
      expect([await get(path), await get(path)]).toEqual([
        ['page', undefined],
        ['page', undefined],
      ]);
      expect(requests).toHaveLength(2);
    },
  );

  it('has a copy of a page for each name of the site', async () => {
    respond = ({ headers }, response) => response.setHeader('Cache-Control', PAGE).end(headers.host);
    const names = [SITE_NAME, 'rukn.example'];
    for (const host of names) expect(await get('/names', { host })).toEqual([host, 'MISS']);
    for (const host of names) await expect.poll(() => get('/names', { host })).toEqual([host, 'HIT']);
  });
});
