import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldWithOffsets } from './fold-text.ts';

describe('foldText', () => {
  it.each<[form: string, text: string, folded: string]>([
    ['case', 'RuKN Bank', 'rukn bank'],
    ['tashkeel', 'مُحَمَّدٌ', 'محمد'],
    ['a superscript alef', 'هٰذا', 'هذا'],
    ['tatweel', 'بنـــك', 'بنك'],
    ['alef with hamza above', 'أحمد', 'احمد'],
    ['alef with hamza below', 'إيداع', 'ايداع'],
    ['alef with madda', 'آمن', 'امن'],
    ['alef wasla', 'ٱلحساب', 'الحساب'],
    ['alef with a combining hamza', 'ا\u0654حمد', 'احمد'],
    ['hamza on waw', 'مؤسسة', 'موسسه'],
    ['hamza on ya', 'رئة', 'ريه'],
    ['a hamza without a carrier', 'شراء', 'شرا'],
    ['ta marbuta', 'بطاقة', 'بطاقه'],
    ['alef maqsura', 'مستشفى', 'مستشفي'],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['letters of a Persian keyboard', 'تمویل یک', 'تمويل يك'],
    ['letters of an Urdu keyboard', 'ہۃۀے', 'هههي'],
    ['presentation forms', 'ﺗﻤﻮﻳﻞ ﻻ', 'تمويل لا'],
    ['a lone presentation form of a vowel mark', 'ب\uFE76نك', 'بنك'],
    ['full-width letters and digits', 'ＡｕｔＯ ２０', 'auto 20'],
    ['accents', 'résumé', 'resume'],
    ['invisible characters', '\u200Eau\u200Bto\u2060\uFEFF \u2067le\u00ADase\u2069', 'auto lease'],
    ['every kind of blank', ' auto\u00A0\u2009 \t\nlease\u3000', 'auto lease'],
    ['every kind of hyphen and dash', 'auto-a\u2010b\u2011c\u2013d — e\u2212f', 'auto a b c d e f'],
    ['the particle of a name in two words', 'Al-Khobar', 'alkhobar'],
    ['a capital whose lower case is longer', 'İstanbul', 'istanbul'],
  ])('folds %s', (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps the 28 Arabic letters distinct', () => {
    const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'.match(/./g) ?? [];
    expect(letters).toHaveLength(28);
    expect(new Set(letters.map(foldText)).size).toBe(28);
  });

  const arabic = fc.string({ unit: fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCharCode(code)) });
  const texts = fc.oneof(arabic, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

  it('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('has the same text with offsets, which ascend within the original', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { text: folded, offsets } = foldWithOffsets(text);
        expect(folded).toBe(foldText(text));
        expect(offsets).toHaveLength(folded.length);
        expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
        expect(offsets.every((offset) => offset < text.length)).toBe(true);
      }),
    );
  });

  it.each<[...pair: [string, string]]>([
    ['تمویل', 'تمويل'],
    ['شكوي', 'شكوى'],
    ['ﺗﻤﻮﻳﻞ', 'تمويل'],
    ['\u200Eتمويل', 'تمويل'],
    ['auto  lease', 'Auto Lease'],
    ['ａｕｔｏ', 'auto'],
    ['مسئولية', 'مسؤولية'],
    ['شئون', 'شؤون'],
    ['رءوس', 'رؤوس'],
    ['شركاؤنا', 'شركائنا'],
    ['قراءة', 'قرائة'],
    ['مبادئ', 'مباديء'],
    ['شىء', 'شئ'],
    ['عبد العزيز', 'عبدالعزيز'],
    ['عَبْد الله', 'عبدالله'],
    ['وعبد الرحمن', 'وعبدالرحمن'],
    ['أبو عريش', 'ابوعريش'],
    ['Al Khobar', 'alkhobar'],
    ['Al-Khobar', 'alkhobar'],
    ['Al\u2011Ahsa', 'AL AHSA'],
    ['جدة', 'جده '],
  ])('folds %s and %s to one text', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  const letters = Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي');
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 8 });
  const invisible = fc.constantFrom(
    '\u200E',
    '\u200F',
    '\u200B',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u061C',
    'ـ',
    '\u064E',
    '\u0651',
  );
  const gap = fc.constantFrom(' ', '  ', '\u00A0', '\u3000', '\t', '-', '\u2011', ' – ', '—', '\u2212', ' \u200F');
  /** Forms in which people type a letter, with the ordinary one. */
  const typed: Readonly<Record<string, string>> = { ا: 'اأإآٱﺍ', ي: 'يىیےﻱ', ك: 'كکڪﻙ', ه: 'هةہۃۀەﻩ', ل: 'لﻟﻞ' };
  const formOf = (letter: string) => fc.constantFrom(...Array.from(typed[letter] ?? letter));

  it('folds words to one text however their letters, gaps and invisible characters are typed', () => {
    const spelling = fc.array(word, { minLength: 1, maxLength: 4 }).chain((words) =>
      fc.record({
        words: fc.constant(words),
        forms: fc.tuple(...words.map((one) => fc.tuple(...Array.from(one).map(formOf)))),
        gaps: fc.array(gap, { minLength: words.length, maxLength: words.length }),
        mark: invisible,
      }),
    );
    fc.assert(
      fc.property(spelling, ({ words, forms, gaps, mark }) => {
        const written = forms.map((form, index) => form.join(mark) + (gaps[index] ?? '')).join('');
        expect(foldText(mark + written)).toBe(foldText(words.join(' ')));
      }),
    );
  });

  it('folds a name to one text, its particle written apart, with a hyphen or with the next word', () => {
    const particle = fc.constantFrom('عبد', 'وعبد', 'أبو', 'Al', 'El', 'Abdul', 'Abu');
    fc.assert(
      fc.property(particle, word, gap, (first, second, between) => {
        expect(foldText(first + between + second)).toBe(foldText(first + second));
      }),
    );
  });

  it('folds the seats of a hamza before waw to one text', () => {
    const seat = fc.constantFrom('ؤ', 'ئ', 'ء');
    fc.assert(
      fc.property(word, seat, seat, word, (before, one, other, after) => {
        expect(foldText(`${before}${one}و${after}`)).toBe(foldText(`${before}${other}و${after}`));
        expect(foldText(`${before}ا${one}${after}`)).toBe(foldText(`${before}ا${other}${after}`));
      }),
    );
  });
});
