import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenTitle } from './shorten-title.ts';

describe('shortenTitle', () => {
  it.each([
    ['of a few letters', 'الحسابات', 'الحسابات'],
    ['that is empty', '', ''],
    ['of 15 letters', 'التمويل العقاري', 'التمويل العقاري'],
    ['of 16 letters', 'التمويل العقاريّة', 'التمويل العقاريّة…'],
    ['of 25 letters', 'Terms for cards and loans', 'Terms for cards and loans…'],
    ['of 26 letters', 'Terms for cards, and loans', 'Terms for cards, and loan…'],
    ['with diacritics', 'رُكْنٌ ثَابِتٌ لِمَالِكَ', 'رُكْنٌ ثَابِتٌ لِمَالِكَ'],
  ])('NAV-25 cuts a title %s by the rule', (_, title, expected) => {
    expect(shortenTitle(title)).toBe(expected);
  });

  it('never cuts inside a grapheme', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 16, maxLength: 60 }), (title) => {
        const short = shortenTitle(title);
        const cut = short.endsWith('…') ? short.slice(0, -1) : short;
        expect(title.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(title.isWellFormed());
      }),
    );
  });
});
