import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditingFiles } from './editing-files.ts';

const LIMITS = { maxAgeMs: 60_000, files: 3, bytes: 100_000 };

const draft = (path: string, filling = '') => ({
  path,
  language: 'ar',
  dictionary: { filling },
  layoutData: { sitecore: { context: {}, route: null } },
});

let above: string;
let folder: string;
let now: number;

beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'rukn-editing-'));
  folder = join(above, 'tmp', 'editing');
  now = Date.now();
});
afterEach(() => rm(above, { recursive: true, force: true }));

const open = (limits = LIMITS) => new EditingFiles(folder, limits, () => now);

describe('EditingFiles', () => {
  it('returns data repeatedly, also to another instance', async () => {
    await open().set('a', draft('/a'));
    const other = open();
    expect(await other.get('a')).toEqual(draft('/a'));
    expect(await other.get('a')).toEqual(draft('/a'));
  });

  it('returns the latest data of a key', async () => {
    const files = open();
    await files.set('a', draft('/a'));
    await files.set('a', draft('/b'));
    expect(await files.get('a')).toEqual(draft('/b'));
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('returns nothing after maxAgeMs', async () => {
    const files = open();
    await files.set('a', draft('/a'));
    now += LIMITS.maxAgeMs - 1000;
    expect(await files.get('a')).toEqual(draft('/a'));
    now += 2000;
    expect(await files.get('a')).toBeUndefined();
    await files.set('b', draft('/b'));
    now += LIMITS.maxAgeMs + 2000;
    await files.set('c', draft('/c'));
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('evicts the oldest data above the number of files', async () => {
    const files = open();
    for (const key of ['a', 'b', 'c', 'd']) {
      await files.set(key, draft(`/${key}`));
      now += 1000;
    }
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((key) => files.get(key)))).toEqual([
      undefined,
      ...['b', 'c', 'd'].map((key) => draft(`/${key}`)),
    ]);
  });

  it('evicts data above the number of bytes', async () => {
    const files = open();
    for (const key of ['a', 'b', 'c']) {
      await files.set(key, draft(`/${key}`, 'x'.repeat(45_000)));
      now += 1000;
    }
    expect(await readdir(folder)).toHaveLength(2);
    expect(await files.get('c')).toBeDefined();
  });

  it('treats a key with a path as a key and writes only to its folder', async () => {
    const files = open();
    await files.set('../../escaped', draft('/a'));
    expect(await files.get('../../escaped')).toEqual(draft('/a'));
    expect(await readdir(above)).toEqual(['tmp']);
    expect(await files.get('unknown')).toBeUndefined();
  });

  it('returns nothing for a file that is not valid', async () => {
    const files = open();
    await files.set('a', draft('/a'));
    const [name = ''] = await readdir(folder);
    for (const spoilt of ['{"path":"/a"', 'null', '{"path":1}', '{"path":"/a","layoutData":null}']) {
      await writeFile(join(folder, name), spoilt);
      expect(await files.get('a'), spoilt).toBeUndefined();
    }
  });

  it('restricts files to the site’s user', async () => {
    await open().set('a', draft('/a'));
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(process.platform === 'win32' ? expect.any(Number) : 0);
  });

  it('stores data set concurrently', async () => {
    const files = open({ ...LIMITS, files: 100 });
    const keys = Array.from({ length: 40 }, (_, place) => `${place}`);
    await Promise.all(keys.map((key) => files.set(key, draft(`/${key}`))));
    const read = await Promise.all(keys.map((key) => files.get(key)));
    expect(read.map((data) => data?.path)).toEqual(keys.map((key) => `/${key}`));
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
