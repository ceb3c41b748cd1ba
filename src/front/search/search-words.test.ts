import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { placedWords, queryWords, stemOf, wordsOf } from './search-words.ts';

const foldedOf = (words: ReturnType<typeof wordsOf>): readonly string[] => words.map(({ folded }) => folded);

describe('queryWords', () => {
  it.each([
    ['كيف أفتح حساب؟', ['افتح', 'حساب']],
    ['أبغى قرض من البنك', ['قرض']],
    ['بنك ركن الملقا', ['ملقا']],
    ['how do I open an account', ['open', 'account']],
    ['Rukn Bank cards', ['cards']],
    ['CARDS, please!', ['cards']],
    ['البطاقات', ['بطاقات']],
  ])('of %j are %j', (query, words) => {
    expect(foldedOf(queryWords(query))).toEqual(words);
  });

  it.each([
    ['stop words', 'how do i', ['how', 'do', 'i']],
    ['كلمات وقف', 'كيف من', ['كيف', 'من']],
    ['the bank’s own name', 'Rukn Bank', ['rukn', 'bank']],
    ['اسم البنك', 'من بنك ركن', ['بنك', 'ركن']],
  ])('are all of them for a query of nothing but %s', (_, query, words) => {
    expect(foldedOf(queryWords(query))).toEqual(words);
  });

  it.each(['', ' ', '؟!', '*?"[]', '\u064B\u0640', '😀'])('are none of %j', (query) => {
    expect(queryWords(query)).toEqual([]);
  });

  it.each(['+966 800 123 4567', '00966 800 123 4567', '800-123-4567', '800 123 4567', '٨٠٠ ١٢٣ ٤٥٦٧', '8001234567'])(
    'have %s as one number',
    (query) => {
      expect(foldedOf(queryWords(`call ${query}`))).toEqual(['call', '8001234567']);
    },
  );

  it.each([
    ['راتب 8000', ['راتب', '8000']],
    ['2024 results', ['2024', 'results']],
  ])('leave the number of %j', (query, words) => {
    expect(foldedOf(queryWords(query))).toEqual(words);
  });
});

describe('wordsOf', () => {
  it.each(['اتصل على ٨٠٠ ١٢٣ ٤٥٦٧', 'Call +966 800 123 4567', 'Call 800-123-4567 today'])(
    'has the groups of the number of %j joined too',
    (text) => {
      expect(foldedOf(wordsOf(text))).toEqual(expect.arrayContaining(['800', '8001234567']));
    },
  );
});

describe('stemOf', () => {
  it.each([
    ['cards', stemOf('card')],
    ['transfers', stemOf('transfer')],
    ['بطاقات', stemOf('بطاقه')],
    ['8000', '8000'],
    ['q3', 'q3'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('placedWords', () => {
  it.each([
    ['بِطاقةُ الائتمان، مجانًا', ['بِطاقةُ', 'الائتمان', 'مجانًا']],
    ['Cards – for (you)!', ['Cards', 'for', 'you']],
    ['بطـــاقة 24', ['بطـــاقة', '24']],
  ])('cut %j', (text, words) => {
    expect(placedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('cut the original in order and without overlap, each to its folded word', () => {
    const unit = fc.oneof(
      fc.constantFrom(...Array.from('البطةأإؤئىـ\u064B\u0651 ,.-123٤٥abC')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        let done = 0;
        for (const { folded, start, end } of placedWords(text)) {
          expect(start).toBeGreaterThanOrEqual(done);
          expect(end).toBeGreaterThan(start);
          expect(foldText(text.slice(start, end)).endsWith(folded)).toBe(true);
          done = end;
        }
        expect(done).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
