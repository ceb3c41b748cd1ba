import { describe, expect, it } from 'vitest';
import { wordsOf } from './search-words.ts';
import { differsInOne, SearchLexicon } from './synonyms.ts';

const lexicon = new SearchLexicon({
  synonyms: ['تمويل, قرض، loan\n\nتمويل شخصي, personal loan\n', 'بطاقة, card, كرت'],
  pinned: [
    { queries: 'رقم البنك\nphone number', path: '/help/contact' },
    { queries: 'فتح حساب', path: '/open' },
  ],
});

const groupsIn = (text: string): readonly (readonly number[])[] =>
  lexicon.phrasesIn(wordsOf(text)).map(({ start, end, groups }) => [start, end, ...groups]);

describe('phrasesIn', () => {
  it.each([
    ['قرض', [[0, 1, 0]]],
    ['القروض', []],
    ['Loans', [[0, 1, 0]]],
    ['البطاقات', [[0, 1, 2]]],
    ['my card', [[1, 2, 2]]],
    ['personal', []],
    [
      'personal loans',
      [
        [0, 2, 1],
        [1, 2, 0],
      ],
    ],
    [
      'التمويل الشخصي',
      [
        [0, 1, 0],
        [0, 2, 1],
      ],
    ],
    ['شخصي تمويل', [[1, 2, 0]]],
    ['personal car loan', [[2, 3, 0]]],
  ])('of %s are %j', (text, phrases) => {
    expect(groupsIn(text)).toEqual(phrases);
  });
});

describe('pinnedPath', () => {
  it.each([
    ['رقم البنك', '/help/contact'],
    ['Phone numbers', '/help/contact'],
    ['number phone', '/help/contact'],
    ['what is your phone number', '/help/contact'],
    ['كيف فتح الحساب', '/open'],
    ['phone', undefined],
    ['', undefined],
    ['فتح حساب توفير', undefined],
  ])('of %s is %s', (query, path) => {
    expect(lexicon.pinnedPath(query)).toBe(path);
  });

  it('is nothing where no query is pinned to an empty line', () => {
    expect(new SearchLexicon({ synonyms: [], pinned: [{ queries: '\n \n', path: '/x' }] }).pinnedPath(' ')).toBe(
      undefined,
    );
  });
});

describe('groupsNear', () => {
  const near = new SearchLexicon({ synonyms: ['mortgage, رهن', 'cards, x', 'تأجير, ليزنق'], pinned: [] });

  it.each([
    ['mortage', [0]],
    ['mortgagee', [0]],
    ['mrotgage', [0]],
    ['mortgage', []],
    ['card', []],
    ['carfs', []],
  ])('of %s are %j', (word, groups) => {
    expect(wordsOf(word).map((one) => near.groupsNear(one))).toEqual([groups]);
  });
});

describe('differsInOne', () => {
  it.each([
    ['abc', 'abd', true],
    ['abc', 'abcd', true],
    ['abc', 'bc', true],
    ['abcd', 'acbd', true],
    ['بطاقه', 'بطقه', true],
    ['abc', 'abc', false],
    ['abc', 'ade', false],
    ['abcd', 'badc', false],
    ['ab', 'abcd', false],
    ['', 'a', true],
  ])('of %s and %s is %s', (one, other, isSo) => {
    expect(differsInOne(one, other)).toBe(isSo);
    expect(differsInOne(other, one)).toBe(isSo);
  });
});
