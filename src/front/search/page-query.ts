import type { Query } from 'minisearch';
import type { SearchWord } from './search-words.ts';
import { MOST_WORDS, type SearchLexicon } from './synonyms.ts';

/** Mark of a stem among the terms of the index, where the folded words stand too. */
export const STEM = '~';

/** Shares of a word's score for what is less than the word itself. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.3 };
const STEM_SHARE = 0.7;
const NAME_SHARE = 0.6;

/** Letters of a word from which it may have a typo; and those typed of a word that is found by its beginning. */
const LEAST_FOR_TYPO = 6;
const LEAST_FOR_PREFIX = 3;

type Part = Exclude<Query, string>;

/** Terms are searched for as they are: they are folded. */
export const AS_IS = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

const share = (part: number) => ({ boostTerm: () => part });

/** Returns the query for pages with all of some words, or with any of them. */
export const pageQuery = (words: readonly SearchWord[], lexicon: SearchLexicon, combineWith: 'AND' | 'OR'): Part => {
  const segments = segmentsOf(words, lexicon);
  return { combineWith, queries: segments.map((segment) => segmentQuery(segment, words.at(-1), lexicon)) };
};

/** Words that stand for one thing: a phrase with other names, or a word. */
interface Segment {
  readonly words: readonly SearchWord[];
}

/** Divides a query into the longest phrases that have other names, and words. */
function segmentsOf(words: readonly SearchWord[], lexicon: SearchLexicon): readonly Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words.slice(at, at + MOST_WORDS), lexicon);
    segments.push({ words: words.slice(at, at + length) });
    at += length;
  }
  return segments;
}

function phraseLength(words: readonly SearchWord[], lexicon: SearchLexicon): number {
  for (let length = words.length; length > 1; length -= 1)
    if (lexicon.namesOf(stems(words.slice(0, length))).length > 0) return length;
  return 1;
}

const stems = (words: readonly SearchWord[]): readonly string[] => words.map(({ stem }) => stem);

function segmentQuery({ words }: Segment, last: SearchWord | undefined, lexicon: SearchLexicon): Part {
  const own = words.map((word) => wordQuery(word, word === last, words.length > 1 ? lexicon : undefined));
  const names = lexicon.namesOf(stems(words)).map(nameQuery);
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: own }, ...names] };
}

const nameQuery = (name: readonly string[]): Part => ({
  combineWith: 'AND',
  queries: name.map((stem) => ({ ...AS_IS, queries: [STEM + stem], ...share(NAME_SHARE) })),
});

/** Returns the query for a word of a phrase, with its own other names, or for one by itself. */
function wordQuery({ folded, stem }: SearchWord, isLast: boolean, lexicon: SearchLexicon | undefined): Part {
  const isBegun = isLast && folded.length >= LEAST_FOR_PREFIX;
  const mayHaveTypo = folded.length >= LEAST_FOR_TYPO && /^\p{L}+$/u.test(folded);
  const names = (lexicon?.namesOf([stem]) ?? []).map(nameQuery);
  return {
    combineWith: 'OR',
    queries: [
      { ...AS_IS, queries: [folded], prefix: isBegun, fuzzy: mayHaveTypo && 1, weights: WEIGHTS },
      { ...AS_IS, queries: [STEM + stem], ...share(STEM_SHARE) },
      ...names,
    ],
  };
}

/** Returns the share of a query's words that a page was found by: by the words themselves, or by another name. */
export function matchedShare(words: readonly SearchWord[], lexicon: SearchLexicon, terms: ReadonlySet<string>): number {
  const isNamed = (phrase: readonly SearchWord[]): boolean =>
    lexicon.namesOf(stems(phrase)).some((name) => name.every((stem) => terms.has(STEM + stem)));
  const isMatched = (word: SearchWord): boolean =>
    terms.has(word.folded) || terms.has(STEM + word.stem) || isNamed([word]);
  const matched = segmentsOf(words, lexicon).map(({ words: phrase }) =>
    phrase.length > 1 && isNamed(phrase) ? phrase.length : phrase.filter(isMatched).length,
  );
  return matched.reduce((sum, count) => sum + count, 0) / words.length;
}
