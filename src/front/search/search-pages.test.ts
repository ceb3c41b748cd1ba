import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectOutput } from '#tests/support/expected-output.ts';
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

const change = (path: string, text: string): unknown => used.platform.pages.set(path, { title: 'x', text });

describe('the first pass', () => {
  it('reads the texts of all pages, no more than four at a time', async () => {
    const pages = await started();
    expect([pages.index, await pages.renew()]).toEqual([undefined, true]);
    expect(used.platform.takeLayouts()).toEqual(PATHS);
    expect(used.platform.mostAtATime).toBe(4);
    expect(found(pages, 'نص 3ث')[0]).toBe('/page-3');
    expect(pages.index?.size).toBe(PATHS.length);
  });

  it('reads a list of many parts, without the pages for errors', async () => {
    used.platform.pageSize = 3;
    for (const path of ['/404', '/500']) used.platform.pages.set(path, { title: 'error', text: 'error' });
    const pages = await started();
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(PATHS);
    expect(used.platform.operations).toEqual([
      'SearchLexicon',
      'PageItem',
      ...Array.from({ length: 4 }, () => 'IndexedPages'),
    ]);
    expect(found(pages, 'error')).toEqual([]);
  });

  it('reads layouts over REST where the site does', async () => {
    vi.stubEnv('FETCH_WITH', 'REST');
    const pages = await started();
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(PATHS.map((path) => `REST ${path}`));
    expect(found(pages, 'نص 3ث')[0]).toBe('/page-3');
  });

  it('has no index of no page', async () => {
    used.platform.pages.clear();
    const pages = await started();
    expect([await pages.renew(), pages.index]).toEqual([true, undefined]);
  });
});

describe('a later pass', () => {
  let pages: SearchPages;

  beforeEach(async () => {
    pages = await started();
    await pages.renew();
    used.platform.takeLayouts();
  });

  it('reads the pages of a publish alone', async () => {
    change('/page-3', 'كلمة');
    change('/page-4', 'كلمة');
    pages.outdate(['/page-3', '/unknown']);
    await pages.renew();
    expect([used.platform.takeLayouts(), found(pages, 'كلمة')]).toEqual([['/page-3'], ['/page-3']]);
  });

  it('reads all pages after a publish of everything', async () => {
    pages.outdate();
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(PATHS);
  });

  it('reads all pages a day after', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * HOUR_MS + 1000);
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(PATHS);
  });

  it.each([['one path', ['/page-3']] as const, ['everything', undefined] as const])(
    'reads a page again whose layout a publish of %s has outrun',
    async (_, paths) => {
      pages.outdate(['/page-3']);
      used.platform.beforeLayout = () => {
        change('/page-3', 'كلمة');
        pages.outdate(paths);
        used.platform.beforeLayout = () => undefined;
      };
      await pages.renew();
      expect(found(pages, 'كلمة')).toEqual([]);
      await pages.renew();
      expect(found(pages, 'كلمة')).toEqual(['/page-3']);
    },
  );

  it('reads a new page, and has no page that is listed no more', async () => {
    used.platform.pages.delete('/page-3');
    used.platform.pages.set('/new', { title: 'جديد', text: 'كلمة' });
    await pages.renew();
    expect(used.platform.takeLayouts()).toEqual(['/new']);
    expect([found(pages, 'كلمة'), found(pages, 'نص 3ث').includes('/page-3')]).toEqual([['/new'], false]);
    expect(found(await started(), 'كلمة')).toEqual(['/new']);
  });

  it('has a changed title without its layout', async () => {
    used.platform.pages.set('/page-3', { title: 'عنوان', text: 'x' });
    await pages.renew();
    expect([used.platform.takeLayouts(), found(pages, 'عنوان')]).toEqual([[], ['/page-3']]);
  });

  it('has changed synonyms and pinned answers', async () => {
    expect([found(pages, 'مقال'), found(pages, 'رقم')]).toEqual([[], []]);
    used.platform.synonyms = ['مقال, نص'];
    used.platform.pinned = [{ queries: 'رقم', path: '/page-5' }];
    await pages.renew();
    expect([found(pages, 'مقال').length, found(pages, 'رقم')]).toEqual([PATHS.length, ['/page-5']]);
    expect(found(await started(), 'رقم')).toEqual(['/page-5']);
  });

  it('has synonyms whose publish names the page of the search, and a list that no page depends on', () => {
    expect(used.platform.routes).toMatchObject({ SearchLexicon: '/search', IndexedPages: undefined });
  });
});

describe('a layout that fails', () => {
  it('leaves its page found by its title, and is read again in the next pass', async () => {
    expectOutput(/"\/page-3" in ar is not searched: .*responded 500/);
    used.platform.failing.add('/page-3');
    used.platform.pages.set('/page-3', { title: 'عنوان', text: 'كلمة' });
    const pages = await started();
    expect(await pages.renew()).toBe(false);
    expect([found(pages, 'عنوان'), found(pages, 'كلمة')]).toEqual([['/page-3'], []]);
    used.platform.failing.clear();
    used.platform.takeLayouts();
    expect(await pages.renew()).toBe(true);
    expect([used.platform.takeLayouts(), found(pages, 'كلمة')]).toEqual([['/page-3'], ['/page-3']]);
  });

  it('leaves the former texts of its page', async () => {
    const pages = await started();
    await pages.renew();
    expectOutput(/"\/page-3" in ar is not searched/);
    used.platform.failing.add('/page-3');
    pages.outdate(['/page-3']);
    await pages.renew();
    expect(found(pages, 'نص 3ث')[0]).toBe('/page-3');
  });
});

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
