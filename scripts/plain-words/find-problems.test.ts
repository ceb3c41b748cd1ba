import { describe, expect, it } from 'vitest';
import { betterTerm, findProblems, wordsOf } from './find-problems.ts';

const messages = (text: string, file = 'src/ui/example.ts'): readonly string[] =>
  findProblems(file, text).map(({ line, message }) => `${line}: ${message}`);

describe('wordsOf', () => {
  it.each([
    ['loadToKeep', ['load', 'to', 'keep']],
    ['load-to-keep', ['load', 'to', 'keep']],
    ['LOAD_TO_KEEP', ['load', 'to', 'keep']],
    ['#askedAPI2', ['asked', 'api']],
  ])('splits %s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});

describe('betterTerm', () => {
  it('finds a replaced word anywhere in a name', () => {
    expect(betterTerm('lastAskedAt', 'src/ui/example.ts')).toBe('"asked" is request, requested');
  });

  it('accepts a name that only contains the letters of a replaced word', () => {
    expect(betterTerm('masked', 'src/ui/example.ts')).toBeUndefined();
    expect(betterTerm('lawfulBasis', 'src/ui/example.ts')).toBeUndefined();
  });
});

describe('findProblems', () => {
  it.each(['What', 'How', 'Where', 'Whether', 'Who', 'That', 'As'])(
    'reports a doc comment that opens with %s',
    (word) => {
      expect(messages(`\n/** ${word} it is. */\nexport const size = 1;`)).toEqual([
        `2: doc comment opens with "${word}"`,
      ]);
      expect(messages(`/**\n * ${word} it is.\n */\nexport const size = 1;`)).toEqual([
        `1: doc comment opens with "${word}"`,
      ]);
    },
  );

  it('accepts a doc comment that opens with a verb or a noun, and such a word later', () => {
    expect(
      messages('/** Returns what was found. Whether it is new is for the caller. */\nexport const size = 1;'),
    ).toEqual([]);
  });

  it.each([
    'const fault = 1;',
    'function load({ fault }: Props) {}',
    'interface Props { readonly fault: string }',
    'class Loader { #fault = 1 }',
    'type Fault = string;',
    'const load = (fault: string) => 1;',
  ])('reports the name declared in %s', (text) => {
    expect(findProblems('src/ui/example.ts', text)).toHaveLength(1);
  });

  it('leaves names that another program declares to their owner', () => {
    expect(messages('window.house = page.verdict;')).toEqual([]);
  });

  it('reports a file name', () => {
    expect(messages('', 'src/ui/last-verdict.ts')).toEqual(['1: file name: "verdict" is Result']);
  });
});
