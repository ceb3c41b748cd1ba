import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoredMedia } from './stored-media.ts';

let folder: string;
const logged = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-media-'));
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const LIMITS = { bytes: 1_000_000, files: 100 };
const file = (text: string, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { 'content-type': 'image/png', ...headers },
  body: Buffer.from(text),
});
const textAt = async (media: StoredMedia, path: string, formats = '') =>
  (await media.find(path, formats))?.body.toString();

describe('StoredMedia', () => {
  it('returns a file with its headers, to another process too', async () => {
    await new StoredMedia(folder, LIMITS).store('/-/media/a.png', 'image/webp', file('line\nline', { etag: '"1"' }));
    const other = new StoredMedia(folder, LIMITS);
    expect(await other.find('/-/media/a.png', 'image/webp')).toEqual(file('line\nline', { etag: '"1"' }));
    expect(await other.find('/-/media/a.png', '')).toBeUndefined();
    expect(await other.find('/-/media/b.png', 'image/webp')).toBeUndefined();
  });

  it('replaces a file', async () => {
    const media = new StoredMedia(folder, LIMITS);
    await media.store('/-/media/a.png', '', file('old'));
    await media.store('/-/media/a.png', '', file('new'));
    expect(await textAt(media, '/-/media/a.png')).toBe('new');
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it.each([
    ['files', { bytes: 1_000_000, files: 2 }],
    ['bytes', { bytes: 25_000, files: 100 }],
  ])('keeps the most recently used files up to a number of %s', async (_, limits) => {
    const media = new StoredMedia(folder, limits);
    for (const name of ['a', 'b']) await media.store(`/-/media/${name}`, '', file('x'.repeat(2000)));
    await textAt(media, '/-/media/a');
    await media.store('/-/media/c', '', file('x'.repeat(2000)));
    await expect.poll(() => readdirSync(folder).length).toBe(2);
    expect(await textAt(media, '/-/media/b')).toBeUndefined();
    expect(await textAt(media, '/-/media/a')).toBeDefined();
  });

  it('finds the largest other picture of a file that a browser accepts', async () => {
    const media = new StoredMedia(folder, LIMITS);
    await media.store('/-/media/a.png?w=1', '', file('small'));
    await media.store('/-/media/a.png?w=2', '', file('larger'));
    await media.store('/-/media/a.png?w=3', 'image/webp', file('the largest', { 'content-type': 'image/webp' }));
    await media.store('/-/media/b.png', '', file('another picture'));
    expect((await media.findSimilar('/-/media/a.png', ''))?.body.toString()).toBe('larger');
    expect((await media.findSimilar('/-/media/a.png', 'image/webp'))?.body.toString()).toBe('the largest');
    expect(await media.findSimilar('/-/media/c.png', '')).toBeUndefined();
  });

  it('keeps the most recently used sizes of a file, which leave room for other files', async () => {
    const media = new StoredMedia(folder, LIMITS);
    await media.store('/-/media/other.png', '', file('other'));
    for (let size = 0; size < 120; size += 1) await media.store(`/-/media/a.png?w=${size}`, '', file(`${size}`));
    await expect.poll(() => readdirSync(folder).length).toBe(33);
    expect(await textAt(media, '/-/media/a.png?w=119')).toBe('119');
    expect(await textAt(media, '/-/media/a.png?w=0')).toBeUndefined();
    expect(await textAt(new StoredMedia(folder, LIMITS), '/-/media/other.png')).toBe('other');
  });

  it('does not return a file that is cut off or gone', async () => {
    const media = new StoredMedia(folder, LIMITS);
    await media.store('/-/media/a.png', '', file('whole'));
    const [name = ''] = readdirSync(folder);
    writeFileSync(join(folder, name), '{}\nwho');
    expect(await textAt(media, '/-/media/a.png')).toBeUndefined();
    await media.store('/-/media/a.png', '', file('whole'));
    rmSync(join(folder, name));
    expect(await textAt(media, '/-/media/a.png')).toBeUndefined();
  });

  it('has none once it is cleared, not even one that was requested before', async () => {
    const media = new StoredMedia(folder, LIMITS);
    await media.store('/-/media/a.png', '', file('a'));
    const requestedAt = performance.now();
    await media.clear();
    await media.store('/-/media/b.png', '', file('b'), requestedAt);
    expect([await textAt(media, '/-/media/a.png'), await textAt(media, '/-/media/b.png')]).toEqual([
      undefined,
      undefined,
    ]);
    await media.store('/-/media/a.png', '', file('new'));
    expect(await textAt(media, '/-/media/a.png')).toBe('new');
    await expect.poll(() => readdirSync(folder).length).toBe(1);
  });

  it('removes what a stopped process left behind, and leaves what another one writes', async () => {
    for (const name of ['left', 'written']) writeFileSync(join(folder, name), 'part');
    utimesSync(join(folder, 'left'), 0, 0);
    await textAt(new StoredMedia(folder, LIMITS), '/-/media/a.png');
    expect(readdirSync(folder)).toEqual(['written']);
  });

  it('logs a folder that cannot be used, and stores nothing', async () => {
    const media = new StoredMedia('/dev/null/media', LIMITS);
    await media.store('/-/media/a.png', '', file('a'));
    expect(await textAt(media, '/-/media/a.png')).toBeUndefined();
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^stored media: /));
  });
});
