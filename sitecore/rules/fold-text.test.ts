import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

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
    ['hamza on ya', 'هيئة', 'هييه'],
    ['a hamza without a carrier', 'شراء', 'شرا'],
    ['ta marbuta', 'بطاقة', 'بطاقه'],
    ['alef maqsura', 'مستشفى', 'مستشفي'],
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
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

  it('never returns a longer text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
