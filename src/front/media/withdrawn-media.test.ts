import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { unusedUrl } from '#tests/support/http-server.ts';
import { get, mediaProxyOfTests, sendPicture, URL_OF_PICTURE } from '#tests/support/media-proxy.ts';

const { platform, start, startBoth, storePicture, storedFiles } = mediaProxyOfTests();

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
    platform.respond = missing;
    expect((await get(site + (SIZES[1] ?? ''), headers, method)).status).toBe(404);
    platform.respond = failing;
    expect(await statusesOf(site)).toEqual([503, 503, 503, 200]);
    expect(await statusesOf(await start(await unusedUrl()))).toEqual([503, 503, 503, 200]);
  });

  it('is forgotten by a late 404 too', async () => {
    const site = await startWithPicture();
    platform.respond = (request, response) => void setTimeout(() => missing(request, response), 1500);
    expect((await get(site + (SIZES[0] ?? ''))).status).toBe(200);
    platform.respond = failing;
    await expect.poll(async () => statusesOf(site), { timeout: 5000 }).toEqual([503, 503, 503, 200]);
  });

  it('is forgotten when a publish says so', async () => {
    const site = await startWithPicture();
    platform.respond = failing;
    await (await import('./media-proxy.ts')).forgetMedia(['/-/media/%61.png']);
    expect(await statusesOf(site)).toEqual([503, 503, 503, 200]);
  });

  it('is forgotten with all others by a publish of everything', async () => {
    const site = await startWithPicture();
    platform.respond = failing;
    const { applyPublish } = await import('../publish.ts');
    const { PageCache } = await import('../pages/page-cache.ts');
    const cache = new PageCache(() => Promise.reject(new Error('no page is rendered')));
    const search = { publish: () => undefined };
    await applyPublish({ paths: [], media: [], everything: true }, { cache, search });
    expect(await statusesOf(site)).toEqual([503, 503, 503, 503]);
    await expect.poll(storedFiles).toBe(0);
  });

  it('is not stored by a request that began before', async () => {
    const site = await startBoth();
    const finish = Promise.withResolvers<undefined>();
    const began = Promise.withResolvers<undefined>();
    platform.respond = (request, response) => {
      began.resolve(undefined);
      void finish.promise.then(() => sendPicture(request, response));
    };
    const first = get(site + URL_OF_PICTURE);
    await began.promise;
    platform.respond = missing;
    expect((await get(site + URL_OF_PICTURE)).status).toBe(404);
    finish.resolve(undefined);
    expect((await first).status).toBe(200);
    await expect.poll(storedFiles).toBe(0);
    platform.respond = failing;
    expect((await get(site + URL_OF_PICTURE)).status).toBe(503);
  });

  it('is requested without the cookies of a visitor, by which no file differs', async () => {
    const cookies: unknown[] = [];
    platform.respond = (request, response) => {
      cookies.push(request.headers.cookie);
      sendPicture(request, response);
    };
    const site = await startBoth();
    const { headers } = await get(site + URL_OF_PICTURE, { cookie: 'editing_media=a' });
    expect([cookies, headers.get('vary')]).toEqual([[undefined], null]);
  });
});
