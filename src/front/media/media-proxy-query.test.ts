import { describe, expect, it } from 'vitest';
import { get, mediaProxyOfTests, PICTURE, sendPicture } from '#tests/support/media-proxy.ts';

const { platform, startBoth, storedFiles } = mediaProxyOfTests();

describe('the query of a media file', () => {
  /** Requests URLs one after another; returns those that reach the platform. */
  async function request(urls: readonly string[]): Promise<readonly string[]> {
    const requested = new Set<string>();
    platform.respond = (sent, response) => {
      requested.add(sent.url ?? '');
      sendPicture(sent, response);
    };
    const site = await startBoth();
    for (const url of urls) expect((await get(`${site}/api/-/media/${url}`)).status).toBe(200);
    return [...requested];
  }

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
    platform.respond = ({ url = '' }, response) => {
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
    platform.respond = sendPicture;
    const site = await startBoth();
    const cachingOf = async (url: string) => (await get(`${site}/api/-/media/${url}`)).headers.get('cache-control');
    for (const url of ['a.jpg', 'a.jpg?w=64', 'a.jpg?rev=1&h=96&w=64', 'a.svg', 'a.svg?rev=1'])
      expect(await cachingOf(url), url).toBe('public, max-age=86400');
    for (const url of ['a.jpg?x=1', 'a.jpg?w=65', 'a.jpg?w=64&x', 'a.jpg?%77=64', 'a.jpg?w=064', 'a.svg?w=64'])
      expect(await cachingOf(url), url).toBe('private, max-age=86400');
  });

  it('that names another version has the caching of that version, and a brief one while the platform fails', async () => {
    let unchanged = 0;
    platform.respond = ({ url = '', headers }, response) => {
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
    platform.respond = (_, response) => void response.writeHead(500).end();
    expect(await cachingOf('?rev=1')).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await cachingOf('?rev=2')).toEqual([200, 'public, max-age=5']);
    expect(await cachingOf('')).toEqual([200, 'public, max-age=5']);
  });
});
