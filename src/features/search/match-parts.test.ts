import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { matchParts } from './match-parts.ts';

/** The text with its matches in brackets. */
const marked = (text: string, sought: string): string =>
  matchParts(text, sought)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what matches a search in a text', () => {
  it.each<[what: string, text: string, sought: string, result: string]>([
    ['is found whatever its hamza', 'حساب أحمد', 'احمد', 'حساب [أحمد]'],
    ['is found with the hamza typed where the text has none', 'حساب احمد', 'أحمد', 'حساب [احمد]'],
    ['keeps the marks of its last letter', 'بطاقةُ السفر', 'بطاقه', '[بطاقةُ] السفر'],
    ['is found inside a word', 'الحسابات', 'حساب', 'ال[حساب]ات'],
    ['is found every time', 'حساب وحساب', 'حساب', '[حساب] و[حساب]'],
    ['is found whatever its case', 'Rukn BANK', 'bank', 'Rukn [BANK]'],
    ['is found with digits of another script', 'خلال ٣٠ يوماً', '30', 'خلال [٣٠] يوماً'],
    ['is found across tatweel', 'بنـــك ركن', 'بنك', '[بنـــك] ركن'],
    ['is no pattern', 'Fees (all) 5.0%', '(all)', 'Fees [(all)] 5.0%'],
    ['is nothing when nothing is sought', 'حساب', '  ', 'حساب'],
    ['is nothing when a mark alone is sought', 'شراء', 'ء', 'شراء'],
    ['is nothing when it is not there', 'حساب', 'بطاقة', 'حساب'],
  ])('%s', (_, text, sought, result) => {
    expect(marked(text, sought)).toBe(result);
  });

  const text = fc.string({ unit: fc.constantFrom(...Array.from('أإآاحمدةهىيء ـ٣3aAİ😀َّ<&')), maxLength: 30 });

  it('leaves the text as it is, and each match is what is sought', () => {
    fc.assert(
      fc.property(text, text, (given, sought) => {
        const parts = matchParts(given, sought);
        expect(parts.map((part) => part.text).join('')).toBe(given);
        for (const part of parts) if (part.isMatch) expect(foldText(part.text)).toBe(foldText(sought.trim()));
      }),
    );
  });

  it('is found wherever the search finds it', () => {
    fc.assert(
      fc.property(text, text, text, (before, sought, after) => {
        fc.pre(foldText(sought.trim()) !== '');
        expect(matchParts(before + sought + after, sought).some((part) => part.isMatch)).toBe(true);
      }),
    );
  });
});
