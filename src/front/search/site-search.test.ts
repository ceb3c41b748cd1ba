import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectOutput } from '#tests/support/expected-output.ts';
import { searchPlatforms } from '#tests/support/search-platform.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const CHECK_MS = 2000;
const VARIABLES = { term: 'بطاقة', language: 'ar', first: 10 };

const used = searchPlatforms();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (const path of ['/a', '/b']) used.platform.pages.set(path, { title: `بطاقة ${path}`, text: 'نص' });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns the search of a site that starts, and the function by which pages and the proxy search. */
async function started() {
  const { SiteSearch } = await import('./site-search.ts');
  const { provideIndex, searchInIndex } = await import('#src/queries/search-index.ts');
  const search = new SiteSearch();
  await search.start();
  return { search, provideIndex, searchInIndex };
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: WAIT_TIMEOUT_MS });

/** Waits for the end of a pass, in which the last file has a text of the pages. */
const untilStored = (text: string) => {
  const file = join(used.dataDir, 'search', 'rukn.en.ndjson');
  return until(() => existsSync(file) && readFileSync(file, 'utf8').includes(text));
};

/** Changes the text of a page. */
const change = (path: string, text: string): unknown => used.platform.pages.set(path, { title: 'بطاقة', text });

describe('searchInIndex', () => {
  it('has no response before the first whole pass, and without an index', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    used.platform.beforeLayout = () => held;
    const { searchInIndex, provideIndex } = await started();
    await until(() => used.platform.layouts.length > 0);
    expect(searchInIndex(VARIABLES)).toBe(undefined);
    release();
    await untilStored('نص');
    expect(searchInIndex(VARIABLES)).toMatchObject({ data: { search: { total: 2 } } });
    provideIndex(undefined);
    expect(searchInIndex(VARIABLES)).toBe(undefined);
  });

  it.each([undefined, null, 'x', {}, { ...VARIABLES, language: 'fr' }, { ...VARIABLES, first: 1000 }])(
    'has no response to %j',
    async (variables) => {
      const { searchInIndex } = await started();
      await untilStored('نص');
      expect(searchInIndex(variables)).toBe(undefined);
    },
  );
});

describe('SiteSearch', () => {
  it('reads the pages of a publish at the next check, and nothing without one', async () => {
    const { search } = await started();
    await untilStored('نص');
    expect(used.platform.takeLayouts()).toEqual(['/a', '/a', '/b', '/b']);
    await vi.advanceTimersByTimeAsync(CHECK_MS * 40);
    change('/a', 'كلمة');
    search.publish({ paths: ['/a'], everything: false });
    expect(used.platform.layouts).toEqual([]);
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    await untilStored('كلمة');
    expect(used.platform.takeLayouts()).toEqual(['/a', '/a']);
  });

  it('reads all pages after a publish of everything', async () => {
    const { search } = await started();
    await untilStored('نص');
    used.platform.takeLayouts();
    change('/b', 'كلمة');
    search.publish({ paths: [], everything: true });
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    await untilStored('كلمة');
    expect(used.platform.takeLayouts()).toEqual(['/a', '/a', '/b', '/b']);
  });

  it('tries again a minute after a pass in which a layout failed', async () => {
    expectOutput(/"\/a" in (?:ar|en) is not searched/);
    used.platform.failing.add('/a');
    await started();
    await untilStored('نص');
    used.platform.failing.clear();
    change('/a', 'كلمة');
    used.platform.takeLayouts();
    await vi.advanceTimersByTimeAsync(CHECK_MS * 25);
    expect(used.platform.layouts).toEqual([]);
    await vi.advanceTimersByTimeAsync(CHECK_MS * 10);
    await untilStored('كلمة');
    expect(used.platform.takeLayouts()).toEqual(['/a', '/a']);
  });
});
