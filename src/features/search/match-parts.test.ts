import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { matchParts } from './match-parts.ts';

/** Returns the text with its matches in brackets. */
const bracketed = (text: string, term: string): string =>
  matchParts(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('matchParts', () => {
  it.each<[what: string, text: string, term: string, result: string]>([
    ['ignores the hamza of the text', 'حساب أحمد', 'احمد', 'حساب [أحمد]'],
    ['ignores the hamza of the term', 'حساب احمد', 'أحمد', 'حساب [احمد]'],
    ['includes the diacritics of the last letter', 'بطاقةُ السفر', 'بطاقه', '[بطاقةُ] السفر'],
    ['matches inside a word', 'الحسابات', 'حساب', 'ال[حساب]ات'],
    ['matches every occurrence', 'حساب وحساب', 'حساب', '[حساب] و[حساب]'],
    ['ignores case', 'Rukn BANK', 'bank', 'Rukn [BANK]'],
    ['matches digits of another script', 'خلال ٣٠ يوماً', '30', 'خلال [٣٠] يوماً'],
    ['matches across tatweel', 'بنـــك ركن', 'بنك', '[بنـــك] ركن'],
    ['treats the term as plain text', 'Fees (all) 5.0%', '(all)', 'Fees [(all)] 5.0%'],
    ['matches nothing for an empty term', 'حساب', '  ', 'حساب'],
    ['matches nothing for a lone hamza', 'شراء', 'ء', 'شراء'],
    ['matches nothing when the term does not occur', 'حساب', 'بطاقة', 'حساب'],
  ])('%s', (_, text, term, result) => {
    expect(bracketed(text, term)).toBe(result);
  });

  const text = fc.string({ unit: fc.constantFrom(...Array.from('أإآاحمدةهىيء ـ٣3aAİ😀َّ<&')), maxLength: 30 });

  it('preserves the text, and each match equals the folded term', () => {
    fc.assert(
      fc.property(text, text, (original, term) => {
        const parts = matchParts(original, term);
        expect(parts.map((part) => part.text).join('')).toBe(original);
        for (const part of parts) if (part.isMatch) expect(foldText(part.text)).toBe(foldText(term.trim()));
      }),
    );
  });

  it('matches wherever the search does', () => {
    fc.assert(
      fc.property(text, text, text, (before, term, after) => {
        fc.pre(foldText(term.trim()) !== '');
        expect(matchParts(before + term + after, term).some((part) => part.isMatch)).toBe(true);
      }),
    );
  });
});
