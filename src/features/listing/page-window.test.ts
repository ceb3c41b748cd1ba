import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './list-page.ts';
import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 20, '1 2 3 4 5 6 7'],
    [4, 20, '1 2 3 4 5 6 7'],
    [5, 20, '2 3 4 5 6 7 8'],
    [17, 20, '14 15 16 17 18 19 20'],
    [20, 20, '14 15 16 17 18 19 20'],
  ])('shows around page %d of %d: %s', (page, pages, shown) => {
    expect(pageWindow(page, pages).join(' ')).toBe(shown);
  });

  it('has the page itself among seven successive ones at most, all of the list', () => {
    const pages = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        const [page, last] = [Math.min(one, other), Math.max(one, other)];
        const shown = pageWindow(page, last);
        expect(shown).toContain(page);
        expect(shown).toHaveLength(Math.min(7, last));
        expect([shown.at(0), shown.at(-1)].every((number = 0) => number >= 1 && number <= last)).toBe(true);
        expect(shown.every((number, index) => number === (shown[0] ?? 0) + index)).toBe(true);
      }),
    );
  });
});

describe('pageOf', () => {
  it('returns every item on one page, and the last page for a number beyond it', () => {
    const items = Array.from({ length: 33 }, (_, index) => index);
    const pages = [1, 2, 3].map((page) => pageOf(items, page, 16));
    expect(pages.flatMap((page) => page.items)).toEqual(items);
    expect(pageOf(items, 9, 16)).toEqual({ items: [32], total: 33, page: 3, pages: 3 });
    expect(pageOf([], 2, 16)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });
});
