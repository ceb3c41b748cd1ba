import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchUrl } from './search-url.ts';

describe('searchUrl', () => {
  it('contains the page number from page 2 on', () => {
    expect(searchUrl('card', 'en', 1)).toBe('/en/search?q=card');
    expect(searchUrl('بطاقة', 'ar', 3)).toBe('/search?q=%D8%A8%D8%B7%D8%A7%D9%82%D8%A9&page=3');
  });

  it('contains exactly the trimmed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const url = searchUrl(typed, 'ar');
        if (typed.trim() === '') expect(url).toBeUndefined();
        else expect([...new URL(url ?? '', 'https://rukn.example').searchParams]).toEqual([['q', typed.trim()]]);
      }),
    );
  });

  it('encodes a lone surrogate as the replacement character', () => {
    expect(searchUrl('a\uD83D', 'ar')).toBe('/search?q=a%EF%BF%BD');
  });
});
