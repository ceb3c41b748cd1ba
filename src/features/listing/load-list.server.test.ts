import { afterEach, describe, expect, it, vi } from 'vitest';
import { isIncomplete } from '#src/cms/incomplete-data.ts';
import { fetchListPage, loadList } from './load-list.server.ts';

const ITEMS = Array.from({ length: 40 }, (_, index) => index + 1);

/** A platform with 40 items, and the cursors that it was given. */
function platform(first: number) {
  const cursors: (string | null)[] = [];
  const fetchFrom = (after: string | null) => {
    cursors.push(after);
    const start = Number(after === null ? 0 : atob(after));
    return Promise.resolve({ items: ITEMS.slice(start, start + first), total: ITEMS.length });
  };
  return { cursors, fetchFrom };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('fetchListPage', () => {
  it('asks for a page by the base64 of the number of items before it', async () => {
    const { cursors, fetchFrom } = platform(16);
    const page = await fetchListPage(2, 16, fetchFrom);
    expect(page).toEqual({ items: ITEMS.slice(16, 32), total: 40, page: 2, pages: 3 });
    expect(cursors).toEqual([btoa('16')]);
  });

  it('returns the last page for a number beyond it, and the first of an empty list', async () => {
    const { cursors, fetchFrom } = platform(16);
    expect(await fetchListPage(100_000, 16, fetchFrom)).toMatchObject({ items: ITEMS.slice(32), page: 3 });
    expect(cursors).toEqual([btoa('1599984'), btoa('32')]);
    const none = () => Promise.resolve({ items: [], total: 0 });
    expect(await fetchListPage(7, 16, none)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });
});

describe('loadList', () => {
  it('turns a failure into a state, logged in one line, whose page is prepared again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const listed = await loadList('Offers', () => Promise.reject(new Error('the platform is down')));
    expect(listed).toEqual({ kind: 'failed' });
    expect(isIncomplete({ listed })).toBe(true);
    expect(logged.mock.calls.flat().join()).toMatch(/^Offers: /);
    expect(isIncomplete({ listed: await loadList('Offers', () => fetchListPage(1, 16, platform(16).fetchFrom)) })).toBe(
      false,
    );
  });
});
