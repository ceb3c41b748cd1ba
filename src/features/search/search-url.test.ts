import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchUrl } from './search-url.ts';

describe('the address of a search', () => {
  it('names the page from the second on', () => {
    expect(searchUrl('card', 'en', 1)).toBe('/en/search?q=card');
    expect(searchUrl('بطاقة', 'ar', 3)).toBe('/search?q=%D8%A8%D8%B7%D8%A7%D9%82%D8%A9&page=3');
  });

  it('says exactly what was typed, whatever it is, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const address = searchUrl(typed, 'ar');
        if (typed.trim() === '') expect(address).toBeUndefined();
        else expect([...new URL(address ?? '', 'https://rukn.example').searchParams]).toEqual([['q', typed.trim()]]);
      }),
    );
  });

  it('can be made of half a character too', () => {
    expect(searchUrl('a\uD83D', 'ar')).toBe('/search?q=a%EF%BF%BD');
  });
});
