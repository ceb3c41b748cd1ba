import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderFiles } from '#tests/support/folder-files.ts';
import { contentLocation } from './content-location.mjs';
import { seedContent } from './seed-content.ts';

const SEED = { 'site.yml': 'name: rukn\n', 'pages/home.yml': 'template: Page\n', 'media/a.svg': '<svg/>' };

let root = '';
let from = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-seed-'));
  from = join(root, 'demo');
  folder = join(root, 'srv', 'content');
  for (const [path, text] of Object.entries(SEED)) write(from, path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(at: string, path: string, text: string): void {
  mkdirSync(join(at, path, '..'), { recursive: true });
  writeFileSync(join(at, path), text);
}

const filesOf = (at: string) => folderFiles(at, 'utf8');

describe('seedContent', () => {
  it.each([
    ['is missing', () => undefined],
    ['is empty', () => mkdirSync(folder, { recursive: true })],
    ['is the empty top of a mounted disk', () => mkdirSync(join(folder, 'lost+found'), { recursive: true })],
    ['was left in the middle of the copy', () => write(folder, '.seed.new/pages/home.yml', 'templ')],
  ])('fills a folder that %s, once', async (_, arrange) => {
    arrange();
    expect(await seedContent(folder, from)).toBe(true);
    expect(filesOf(folder)).toEqual(SEED);
    write(from, 'site.yml', 'name: another\n');
    expect(await seedContent(folder, from)).toBe(false);
    expect(filesOf(folder)).toEqual(SEED);
  });

  it('finishes what was interrupted while the complete copy was moved, and takes nothing of a newer demo', async () => {
    write(folder, 'site.yml', SEED['site.yml']);
    for (const path of ['pages/home.yml', 'media/a.svg'] as const) write(folder, `.seed/${path}`, SEED[path]);
    write(from, 'pages/home.yml', 'template: Newer\n');
    expect(await seedContent(folder, from)).toBe(true);
    expect(filesOf(folder)).toEqual(SEED);
  });

  it.each(['pages/about.yml', '.git/HEAD', 'README'])('leaves a folder alone that has %s', async (path) => {
    write(folder, path, 'an author’s');
    expect(await seedContent(folder, from)).toBe(false);
    expect(filesOf(folder)).toEqual({ [path]: 'an author’s' });
  });

  it('fills it once for several platforms that start together', async () => {
    const results = await Promise.all([1, 2, 3].map(() => seedContent(folder, from)));
    expect(results.filter((isSeeded) => isSeeded)).toHaveLength(1);
    expect(filesOf(folder)).toEqual(SEED);
  });

  it('refuses what is no folder in the words of the other settings', async () => {
    write(root, 'srv/content', 'a file');
    await expect(seedContent(folder, from)).rejects.toThrow(
      `environment:\n  CONTENT_DIR: expected a folder that can be read and written (EEXIST): ${folder}`,
    );
  });
});

describe('contentLocation', () => {
  const demo = { folder: join('/bank', 'sitecore', 'content'), displayPath: 'sitecore/content', isDemo: true };

  it.each([
    ['the demo’s without a setting', undefined, demo],
    ['the demo’s for an empty one', '', demo],
    ['the demo’s when it is named', './sitecore/content', demo],
    ['an absolute folder', '/srv/content', { folder: '/srv/content', displayPath: '/srv/content', isDemo: false }],
    ['one below the checkout', 'bank', { folder: '/bank/bank', displayPath: '/bank/bank', isDemo: false }],
  ])('is %s', (_, CONTENT_DIR, expected) => {
    expect(contentLocation('/bank', { CONTENT_DIR })).toEqual(expected);
  });
});
