import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './list-page.ts';
import { pagesWithEnds, pageWindow } from './page-window.ts';

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

describe('pagesWithEnds', () => {
  it.each([
    [1, 1, '1'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [1, 10, '1 2 3 … 10'],
    [4, 10, '1 2 3 4 5 6 … 10'],
    [5, 10, '1 … 3 4 5 6 7 … 10'],
    [7, 10, '1 … 5 6 7 8 9 10'],
    [10, 10, '1 … 8 9 10'],
    [50, 99, '1 … 48 49 50 51 52 … 99'],
  ])('shows on page %d of %d: %s', (page, pages, shown) => {
    expect(
      pagesWithEnds(page, pages)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown);
  });

  it('has at most seven numbers, rising, the ends among them, and a gap wherever numbers are skipped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 500 }), fc.nat(), (pages, any) => {
        const page = (any % pages) + 1;
        const shown = pagesWithEnds(page, pages);
        const numbers = shown.filter((number) => number !== null);
        expect(numbers.length).toBeLessThanOrEqual(7);
        expect([numbers.at(0), numbers.at(-1)]).toEqual([1, pages]);
        expect(numbers).toContain(page);
        const skips = numbers.filter((number, index) => index > 0 && number - (numbers[index - 1] ?? 0) > 1);
        expect(skips.every((number) => shown[shown.indexOf(number) - 1] === null)).toBe(true);
        expect(shown.length - numbers.length).toBe(skips.length);
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
