import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchPlatforms } from '#tests/support/search-platform.ts';
import type { SearchPages } from './search-pages.ts';

const HOUR_MS = 3_600_000;
const PATHS = Array.from({ length: 10 }, (_, at) => `/page-${at}`);

const used = searchPlatforms();

beforeEach(() => {
  for (const path of PATHS) used.platform.pages.set(path, { title: `صفحة ${path}`, text: `نص ${path.slice(6)}ث` });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the pages of a site that starts. */
async function started(): Promise<SearchPages> {
  const { SearchPages: Pages } = await import('./search-pages.ts');
  const pages = new Pages('ar');
  await pages.load();
  return pages;
}

const found = (pages: SearchPages, query: string): readonly string[] =>
  pages.index?.search(query).map(({ page }) => page.path) ?? [];

const indexFile = (): string => join(used.dataDir, 'search', 'rukn.ar.ndjson');

describe('a second start', () => {
  beforeEach(async () => {
    await (await started()).renew();
    used.platform.takeLayouts();
  });

  it('has its index before a request, and reads no text again', async () => {
    used.platform.operations.length = 0;
    const pages = await started();
    expect([found(pages, 'نص 3ث')[0], used.platform.operations]).toEqual(['/page-3', []]);
    expect([await pages.renew(), used.platform.takeLayouts()]).toEqual([true, []]);
  });

  it('reads texts again that are more than an hour old', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS + 1000);
    const pages = await started();
    expect(found(pages, 'نص 3ث')[0]).toBe('/page-3');
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(PATHS);
  });

  it.each([
    ['is no JSON', () => '\u0000{broken'],
    ['has lines of another shape', () => '{"lexicon":{}}\n{"path":7}\nnull\n'],
    ['is empty', () => ''],
  ])('with a file that %s is as the first one', async (_, content) => {
    writeFileSync(indexFile(), content());
    const pages = await started();
    expect(pages.index).toBe(undefined);
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(PATHS);
  });

  it('with a file whose end is cut off reads the rest', async () => {
    writeFileSync(indexFile(), readFileSync(indexFile(), 'utf8').slice(0, -20));
    const pages = await started();
    expect(pages.index?.size).toBe(PATHS.length - 1);
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(['/page-9']);
  });
});
