import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaFixture } from './media-fixture.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const lines: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
let fixture: Awaited<ReturnType<typeof mediaFixture>>;
let platform: RunningPlatform;

beforeAll(async () => {
  fixture = await mediaFixture();
  platform = await serveContentFolder(fixture.folder, { logger });
});

afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const AVIF = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const WEBP = 'image/webp,*/*';

const source = (name: string): Buffer => readFileSync(join(fixture.folder, 'media', 'photos', name));
const fetchPhoto = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  platform.get(`/-/media/photos/${path}`, { headers: { accept: '*/*', ...headers } });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const sizeOf = async (response: Response): Promise<string> => {
  const { width, height } = await sharp(await bytesOf(response)).metadata();
  return `${width}x${height}`;
};

describe('mediaRoutes: the size of a picture', () => {
  it.each([
    ['a width alone keeps the proportions', 'w=96', '96x48'],
    ['a height alone keeps the proportions', 'h=96', '192x96'],
    ['a width is the next of a list', 'w=97', '128x64'],
    ['a height is the next of a list', 'h=1', '32x16'],
    ['both sides are a box that keeps the proportions', 'w=96&h=96', '96x48'],
    ['iar=0 keeps the proportions', 'w=96&h=96&iar=0', '96x48'],
    ['iar=1 ignores the proportions', 'w=96&h=96&iar=1', '96x96'],
    ['iar=1 ignores them within limits', 'w=300&h=96&iar=1&mw=128&mh=60', '128x64'],
    ['iar=1 with one side keeps them', 'w=96&mh=16&iar=1', '32x16'],
    ['iar=0 with the right proportions is the box of layout JSON', 'h=48&iar=0&w=96', '96x48'],
    ['a box of layout JSON is never smaller than requested', 'h=50&iar=0&w=100', '128x64'],
    ['a side beyond the original is limited to it', 'w=800', '400x200'],
    ['a side beyond the original is limited with iar=1 too', 'w=800&h=96&iar=1', '400x96'],
    ['as=1 enlarges', 'w=750&as=1', '750x375'],
    ['as=0 does not enlarge', 'w=800&as=0', '400x200'],
    ['as=1 enlarges with iar=1 too', 'w=640&h=640&iar=1&as=1', '640x640'],
    ['mw is a limit', 'mw=128', '128x64'],
    ['mw never enlarges', 'mw=1920&as=1', '400x200'],
    ['mh is a limit, the next of a list', 'mh=77', '192x96'],
    ['the narrower of two limits applies', 'mw=256&mh=48', '96x48'],
    ['a limit applies to a width too', 'w=300&mw=128', '128x64'],
    ['a limit applies to what as=1 enlarges', 'w=1080&as=1&mh=384', '768x384'],
    ['sc is a factor', 'sc=0.5', '200x100'],
    ['sc may begin with its point', 'sc=.25', '100x50'],
    ['sc is the next of a list', 'sc=0.6', '300x150'],
    ['sc beyond 1 needs as=1', 'sc=2', '400x200'],
    ['sc beyond 1 with as=1', 'sc=2&as=1', '800x400'],
    ['sc takes precedence over a width', 'sc=0.5&w=10', '200x100'],
    ['the smallest scale is still a picture', 'sc=0.001', '40x20'],
    ['the longest side that as=1 reaches is 3840', 'h=3840&as=1', '3840x1920'],
  ])('%s: %s', async (_, query, size) => {
    const response = await fetchPhoto(`photo.jpg?${query}`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await sizeOf(response)).toBe(size);
  });

  it.each([
    'w=0',
    'w=-5',
    'w=1.5',
    'w=',
    'w=abc',
    'w=0x10',
    'w=3841',
    'mh=99999',
    'mw=100',
    'mw=3841',
    'sc=0',
    'sc=4.5',
    'sc=-1',
    'sc=NaN',
    'sc=1e-9',
    'w=100&w=200',
    'mw=128&mw=128',
    'w=100&iar=2',
    'w=100&as=yes',
    'w=100&mw=100',
    'iar=0',
    'other=1',
  ])('sends the file unchanged for the invalid query %s', async (query) => {
    const response = await fetchPhoto(`photo.jpg?${query}`);
    expect(response.status).toBe(200);
    expect((await bytesOf(response)).equals(source('photo.jpg'))).toBe(true);
  });

  it('has no side below one pixel', async () => {
    expect(await sizeOf(await fetchPhoto('thin.png?w=16'))).toBe('16x1');
    expect(await sizeOf(await fetchPhoto('thin.png?sc=0.1'))).toBe('40x1');
  });

  it('is one picture, made once, for all queries that mean the same', async () => {
    const tagOf = async (query: string) => (await fetchPhoto(`photo.jpg?${query}`)).headers.get('etag');
    const widths = Array.from({ length: 127 }, (_, at) => `w=${at + 129}`);
    const same = ['h=384&w=200&x=1', 'mh=384&w=256&iar=1', 'as=0&h=300&w=384&mw=256', 'X=1&rev=2&h=380&w=256'];
    const scales = Array.from({ length: 24 }, (_, at) => `sc=0.${at + 26}&w=${at + 1}&mh=${at + 7}`);
    for (const queries of [widths, same, scales])
      expect(new Set(await Promise.all(queries.map(tagOf))).size, queries[0]).toBe(1);
  });

  it.each(['photo.png', 'photo.webp', 'photo.avif'])('resizes %s without changing its format', async (name) => {
    const response = await fetchPhoto(`${name}?w=64`);
    expect(response.headers.get('content-type')).toBe(`image/${name.slice('photo.'.length)}`);
    const bytes = await bytesOf(response);
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format === 'heif' ? 'avif' : format, width, height]).toEqual([name.slice('photo.'.length), 64, 32]);
  });

  it('applies after EXIF orientation', async () => {
    expect(await sizeOf(await fetchPhoto('upright.jpg?w=96'))).toBe('96x192');
    expect(platform.content.tree.at('/sitecore/media library/photos/upright.jpg')?.media).toMatchObject({
      width: 200,
      height: 400,
    });
  });

  it('resizes every frame of an animation', async () => {
    const response = await fetchPhoto('moving.gif?w=16', { accept: AVIF });
    expect(response.headers.get('content-type')).toBe('image/gif');
    const { pages, width, pageHeight } = await sharp(await bytesOf(response), { animated: true }).metadata();
    expect([pages, width, pageHeight]).toEqual([3, 16, 8]);
  });

  it.each(['/-/media/', '/-/jssmedia/', '/~/media/'])('resizes below the prefix %s', async (prefix) => {
    expect(await sizeOf(await platform.get(`${prefix}photos/photo.jpg?mw=96`))).toBe('96x48');
  });

  it('never changes the size or format of an SVG', async () => {
    const [plain, resized] = await Promise.all(
      ['', '?w=10&mw=16'].map((query) =>
        platform.get(`/-/media/brand/mark.svg${query}`, { headers: { accept: AVIF } }),
      ),
    );
    expect(resized?.headers.get('content-type')).toBe('image/svg+xml');
    expect(resized?.headers.get('content-security-policy')).toContain('sandbox');
    expect(resized?.headers.get('vary')).toBeNull();
    expect(resized?.headers.get('etag')).toBe(plain?.headers.get('etag'));
    expect(await resized?.text()).toBe(await plain?.text());
  });
});

describe('mediaRoutes: the format of a picture', () => {
  it.each([
    ['photo.jpg', AVIF, 'image/avif'],
    ['photo.jpg', WEBP, 'image/webp'],
    ['photo.png', AVIF, 'image/avif'],
    ['photo.png', 'image/avif;q=0, image/webp;q=0.5', 'image/webp'],
    ['photo.jpg', 'image/avif;q=0.0,image/webp;q=0', 'image/jpeg'],
    ['photo.jpg', 'image/*,*/*', 'image/jpeg'],
    ['photo.webp', AVIF, 'image/webp'],
    ['moving.gif', AVIF, 'image/gif'],
  ])('sends %s to Accept %s as %s', async (name, accept, type) => {
    for (const query of ['', '?w=30']) {
      const response = await fetchPhoto(name + query, { accept });
      expect(response.headers.get('content-type')).toBe(type);
      const { format } = await sharp(await bytesOf(response)).metadata();
      expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(type);
    }
  });

  it('changes only when that saves bytes', async () => {
    const response = await fetchPhoto('tiny.png', { accept: AVIF });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await bytesOf(response)).equals(source('tiny.png'))).toBe(true);
  });

  it('sends Vary: Accept whenever the format is negotiated', async () => {
    const responses = [
      await fetchPhoto('photo.jpg'),
      await fetchPhoto('photo.png', { accept: AVIF }),
      await fetchPhoto('photo.jpg?w=9'),
    ];
    const known = await fetchPhoto('photo.jpg', { 'if-none-match': '*' });
    expect(known.status).toBe(304);
    for (const { headers } of [...responses, known]) expect(headers.get('vary')).toBe('Accept');
    for (const name of ['photo.webp', 'moving.gif']) expect((await fetchPhoto(name)).headers.get('vary')).toBeNull();
  });
});

describe('mediaRoutes: caching', () => {
  it('sends a strong etag for each size and format', async () => {
    const requests = [
      fetchPhoto('photo.jpg'),
      fetchPhoto('photo.jpg', { accept: WEBP }),
      fetchPhoto('photo.jpg', { accept: AVIF }),
      fetchPhoto('photo.jpg?w=64'),
      fetchPhoto('photo.jpg?w=64', { accept: WEBP }),
      fetchPhoto('photo.jpg?w=65'),
      fetchPhoto('photo.png?w=64'),
    ];
    const tags = (await Promise.all(requests)).map(({ headers }) => headers.get('etag'));
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{27}"$/);
    expect(new Set(tags).size).toBe(requests.length);
    expect((await fetchPhoto('photo.jpg?w=64&rev=2')).headers.get('etag')).toBe(tags[3]);
  });

  it('responds 304 to a known etag', async () => {
    const etag = (await fetchPhoto('photo.jpg?w=64', { accept: WEBP })).headers.get('etag') ?? '';
    const again = await fetchPhoto('photo.jpg?w=64', { accept: WEBP, 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await fetchPhoto('photo.jpg?w=64', { 'if-none-match': etag })).status).toBe(200);
  });

  it('sends a new picture after its file has changed', async () => {
    const path = join(fixture.folder, 'media', 'photos', 'photo.webp');
    const before = await fetchPhoto('photo.webp?w=32');
    const create = { width: 64, height: 64, channels: 3, background: 'blue' } as const;
    writeFileSync(path, await sharp({ create }).webp().toBuffer());
    const after = await fetchPhoto('photo.webp?w=32', { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(await sizeOf(before)).toBe('32x16');
    expect(await sizeOf(after)).toBe('32x32');
  });

  it.each(['rev=a1', 'vs=2', 'ts=20260101'])('is immutable with %s', async (version) => {
    const response = await fetchPhoto(`photo.jpg?w=64&${version}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['', 'rev=', 'db=web', 'la=ar'])('lasts a day with "%s"', async (query) => {
    expect((await fetchPhoto(`photo.jpg?${query}`)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('responds to HEAD with the headers only', async () => {
    const got = await fetchPhoto('photo.jpg?w=64', { accept: WEBP });
    const path = '/-/media/photos/photo.jpg?w=64';
    const head = await platform.get(path, { method: 'HEAD', headers: { accept: WEBP } });
    for (const name of ['etag', 'content-type', 'content-length', 'vary']) {
      expect(head.headers.get(name), name).toBe(got.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });
});

describe('mediaRoutes: a picture that cannot be transformed', () => {
  it.each([
    ['is cut off', 'cut-off.jpg', 'image/jpeg'],
    ['is not what its name says', 'not-a.png', 'image/png'],
  ])('is sent unchanged, uncached and logged when it %s', async (_, name, type) => {
    lines.length = 0;
    const response = await fetchPhoto(`${name}?w=64&rev=1`, { accept: AVIF });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await bytesOf(response)).equals(source(name))).toBe(true);
    expect(lines.join('')).toContain(`/-/media/photos/${name}`);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetchPhoto(`${name}?w=64`, { 'if-none-match': etag })).status).toBe(304);
  });

  it('is sent unchanged when it would decode to too many pixels', async () => {
    const create = { width: 9000, height: 6000, channels: 3, background: 'red' } as const;
    const bomb = await sharp({ create }).png({ palette: true, effort: 1 }).toBuffer();
    writeFileSync(join(fixture.folder, 'media', 'photos', 'tiny.png'), bomb);
    const response = await fetchPhoto('tiny.png?w=10');
    expect((await bytesOf(response)).equals(bomb)).toBe(true);
  });
});

describe('mediaRoutes: the card of an SVG, with which a page is shared', () => {
  const card = '/-/media/brand/mark.svg.png';

  it('is a PNG of 1200 × 630 to every caller, with an etag', async () => {
    const response = await platform.get(card, { headers: { accept: AVIF } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = response.headers.get('etag') ?? '';
    const { format, width, height } = await sharp(await bytesOf(response)).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect((await platform.get(card, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each(['brand/none.svg.png', 'photos/photo.png.png', 'brand/mark.svg.jpg', '.draft.svg.png'])(
    'is not there for %s',
    async (path) => {
      expect((await platform.get(`/-/media/${path}`)).status).toBe(404);
    },
  );
});

describe('mediaRoutes: a range of a file', () => {
  const whole = (): Buffer => source('photo.jpg');

  it.each<[string, (size: number) => [number, number]]>([
    ['bytes=0-9', () => [0, 9]],
    ['bytes=10-', (size) => [10, size - 1]],
    ['bytes=-7', (size) => [size - 7, size - 1]],
    ['bytes=5-99999999', (size) => [5, size - 1]],
    ['bytes=-99999999', (size) => [0, size - 1]],
  ])('sends only %s', async (range, expected) => {
    const response = await fetchPhoto('photo.jpg', { range });
    const [first, last] = expected(whole().byteLength);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${whole().byteLength}`);
    expect(response.headers.get('content-length')).toBe(String(last - first + 1));
    expect((await bytesOf(response)).equals(whole().subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=99999999-', 'bytes=-0'])('responds 416 to %s', async (range) => {
    const response = await fetchPhoto('photo.jpg', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${whole().byteLength}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['bytes=0-1,4-5', 'bytes=9-3', 'bytes=-', 'lines=0-1', 'bytes=a-b'])(
    'sends the whole file for %s',
    async (range) => {
      const response = await fetchPhoto('photo.jpg', { range });
      expect(response.status).toBe(200);
      expect(response.headers.get('accept-ranges')).toBe('bytes');
      expect((await bytesOf(response)).byteLength).toBe(whole().byteLength);
    },
  );

  it('sends a range only of the version in If-Range', async () => {
    const etag = (await fetchPhoto('photo.jpg')).headers.get('etag') ?? '';
    expect((await fetchPhoto('photo.jpg', { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await fetchPhoto('photo.jpg', { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
  });

  it('sends a transformed picture whole', async () => {
    const response = await fetchPhoto('photo.jpg?w=64', { range: 'bytes=0-1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('accept-ranges')).toBeNull();
    expect(await sizeOf(response)).toBe('64x32');
  });
});
