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
    ['matches letters of a Persian keyboard', 'تمويل شخصي', 'تمویل', '[تمويل] شخصي'],
    ['matches presentation forms', 'ﺗﻤﻮﻳﻞ شخصي', 'تمويل', '[ﺗﻤﻮﻳﻞ] شخصي'],
    ['matches another seat of the hamza', 'حدود المسؤولية', 'المسئولية', 'حدود [المسؤولية]'],
    ['matches full-width letters', 'Auto lease', 'ａｕｔｏ', '[Auto] lease'],
    [
      'matches across every kind of blank and hyphen',
      'Auto\u00A0-\u2011 lease',
      'auto  lease',
      '[Auto\u00A0-\u2011 lease]',
    ],
    ['matches a name that is written in one word', 'مركز عبد العزيز', 'عبدالعزيز', 'مركز [عبد العزيز]'],
    ['ignores invisible characters of the term', 'Auto lease', '\u200Eauto\u2060', '[Auto] lease'],
    ['matches a ligature of which a part is searched for', 'ﻻ رسوم', 'ل', '[ﻻ] رسوم'],
    ['matches nothing for an empty term', 'حساب', '  ', 'حساب'],
    ['matches nothing for a lone hamza', 'شراء', 'ء', 'شراء'],
    ['matches nothing when the term does not occur', 'حساب', 'بطاقة', 'حساب'],
  ])('%s', (_, text, term, result) => {
    expect(bracketed(text, term)).toBe(result);
  });

  const text = fc.string({
    unit: fc.constantFrom(...Array.from('أإآاحمدةهىيیﻻؤئءو ـ٣3aAİ½😀َّ<&-\u200E\u00A0')),
    maxLength: 30,
  });
  const piece = fc
    .tuple(text, fc.nat(30), fc.nat(30))
    .map(([whole, start, end]) => ({ whole, term: whole.slice(start, end) }));

  it('keeps the text, and matches wherever the search finds the term', () => {
    fc.assert(
      fc.property(fc.oneof(piece, fc.record({ whole: text, term: text })), ({ whole, term }) => {
        const parts = matchParts(whole, term);
        expect(parts.map((part) => part.text).join('')).toBe(whole);
        const folded = foldText(term);
        const isFound = folded !== '' && foldText(whole).includes(folded);
        expect(parts.some((part) => part.isMatch)).toBe(isFound);
      }),
    );
  });
});
