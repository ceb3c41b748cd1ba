import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part } from '#src/queries/site-search.query.ts';
import { Excerpts } from './excerpt.ts';
import { meaningsOf, termsOf } from './page-query.ts';
import { queryWords } from './search-words.ts';
import { SearchLexicon } from './synonyms.ts';

const LENGTH = 180;
const lexicon = new SearchLexicon({ synonyms: ['قرض, تمويل شخصي, personal loan'], pinned: [] });

/** Returns the excerpts of a query's words and their synonyms. */
function excerptsOf(query: string): Excerpts {
  const meanings = meaningsOf(queryWords(query), lexicon, () => true);
  const terms = meanings.flatMap(({ words, groups }) => [...words.flatMap(termsOf), ...groups]);
  return new Excerpts(terms, lexicon);
}

const joined = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');
const marked = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : []));

describe('mark', () => {
  it.each([
    ['بطاقة', 'البِطاقات والبطاقة، وطاقة', ['البِطاقات', 'والبطاقة']],
    ['cards', 'Card, cards and scarves', ['Card', 'cards']],
    ['قرض', 'التمويل الشخصي والتمويل', ['التمويل', 'الشخصي']],
    ['personal loan', 'قرض', ['قرض']],
    ['x', 'nothing', []],
    ['x', '', []],
  ])('of %s in %j marks %j', (query, text, words) => {
    expect(marked(excerptsOf(query).mark(text))).toEqual(words);
  });

  it('has parts that joined are the text, none of them empty', () => {
    const unit = fc.oneof(fc.constantFrom('بطاقة', 'cards', ' ', '، ', 'قرض', '\u064B'), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const parts = excerptsOf('بطاقة cards تمويل شخصي').mark(text);
        expect(joined(parts)).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});

describe('sentence', () => {
  it.each([
    ['card fee', ['A card.', 'No fee for a card. A fee.'], 'No fee for a card.'],
    ['رسوم البطاقة', ['بطاقة بطاقة. هل للبطاقة رسوم؟ نعم.'], 'هل للبطاقة رسوم؟'],
    ['card', ['One\nA card here\nThree'], 'A card here'],
    ['card', ['Nothing.', ''], ''],
  ])('of %s in %j is the one with most different words', (query, texts, sentence) => {
    expect(joined(excerptsOf(query).sentence(texts))).toBe(sentence);
  });

  it.each([
    ['card', 'first', 'card ', 'word ', /^card word.*word …$/],
    ['بطاقة', 'last', 'بطاقة', 'كلمة ', /^… كلمة.*بطاقة$/],
  ])('cuts a long one with %s as its %s word at blanks', (query, place, word, other, pattern) => {
    const text = place === 'first' ? word + other.repeat(100) : other.repeat(100) + word;
    const parts = excerptsOf(query).sentence([text.trim()]);
    expect(joined(parts)).toMatch(pattern);
    expect(joined(parts).length).toBeLessThanOrEqual(LENGTH + 4);
    expect(marked(parts)).toEqual([word.trim()]);
    const inner = joined(parts).replaceAll(/^… | …$/g, '');
    expect(text.split(' ')).toEqual(expect.arrayContaining(inner.split(' ')));
  });

  it('is no longer than its bound without blanks either', () => {
    const parts = excerptsOf('card').sentence([`card ${'x'.repeat(1000)}`, '']);
    expect(joined(parts).length).toBeLessThanOrEqual(LENGTH + 4);
    expect(marked(parts)).toEqual(['card']);
  });
});
