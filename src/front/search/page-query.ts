import type { Query } from 'minisearch';
import type { SearchWord } from './search-words.ts';
import { LEAST_FOR_PREFIX, LEAST_FOR_TYPO, type SearchLexicon } from './synonyms.ts';

/** Marks of a stem, and of a group of synonyms, among the terms of the index, where the folded words stand too. */
const STEM = '~';
const GROUP = '=';

/** Shares of a word's score for what is less than the word itself. */
const WEIGHTS = { prefix: 0.4, fuzzy: 0.3 };
const STEM_SHARE = 0.7;
const GROUP_SHARE = 0.6;
const NEAR_SHARE = 0.2;

/** Part of a meaning that is found by what a word may be meant for. */
const NEAR_PART = 0.5;

type Part = Exclude<Query, string>;

/** Terms are searched for as they are. */
export const AS_IS = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** Returns true for a term that is a word: neither stem nor group. */
export const isWord = (term: string): boolean => !term.startsWith(STEM) && !term.startsWith(GROUP);

/** Returns the terms by which a word is found itself. */
export const termsOf = ({ folded, stem }: SearchWord): readonly string[] => [folded, STEM + stem];

/** Returns the terms of a text for the index: its words, their stems, and the groups of its phrases. */
export const indexTerms = (words: readonly SearchWord[], lexicon: SearchLexicon): string[] => [
  ...words.flatMap(termsOf),
  ...lexicon.phrasesIn(words).flatMap(({ groups }) => groups.map(groupTerm)),
];

/** Returns the term of a group of synonyms. */
export const groupTerm = (group: number): string => `${GROUP}${group}`;

/** Words of a query that stand for one thing, and the terms by which pages are found that name it otherwise. */
export interface Meaning {
  readonly words: readonly SearchWord[];
  readonly groups: readonly string[];
  /** Terms of what a word that no page has may be meant for. */
  readonly near: readonly string[];
}

/** Divides a query into the longest phrases that have synonyms, and words; `knows` is true for words that pages have. */
export function meaningsOf(
  words: readonly SearchWord[],
  lexicon: SearchLexicon,
  knows: (word: SearchWord) => boolean,
): readonly Meaning[] {
  return lexicon.segmentsOf(words).map(({ start, end, groups }) => {
    const own = words.slice(start, end);
    const unknown = groups.length > 0 ? [] : own.filter((word) => !knows(word));
    const near = unknown.flatMap((word) => [
      ...lexicon.groupsNear(word),
      ...(end === words.length ? lexicon.groupsBegunBy(word) : []),
    ]);
    return { words: own, groups: groups.map(groupTerm), near: near.map(groupTerm) };
  });
}

/** Returns the query for pages with all of some meanings, or with any of them. */
export const pageQuery = (meanings: readonly Meaning[], combineWith: 'AND' | 'OR'): Part => ({
  combineWith,
  queries: meanings.map(({ words, groups, near }, at) => ({
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: words.map((word) => wordQuery(word, at === meanings.length - 1)) },
      { ...AS_IS, queries: [...groups], ...share(GROUP_SHARE) },
      { ...AS_IS, queries: [...near], ...share(NEAR_SHARE) },
    ],
  })),
});

function wordQuery(word: SearchWord, isLast: boolean): Part {
  const [folded = '', ...stems] = termsOf(word);
  return {
    combineWith: 'OR',
    queries: [
      {
        ...AS_IS,
        queries: [folded],
        prefix: isLast && folded.length >= LEAST_FOR_PREFIX,
        fuzzy: folded.length >= LEAST_FOR_TYPO && /^\p{L}+$/u.test(folded) && 1,
        weights: WEIGHTS,
      },
      { ...AS_IS, queries: stems, ...share(STEM_SHARE) },
    ],
  };
}

const share = (part: number) => ({ boostTerm: () => part });

/** Returns the share of a query's meanings that is among some terms; of a phrase, the share of its words. */
export function shareAmong(meanings: readonly Meaning[], isAmong: (term: string) => boolean): number {
  const shares = meanings.map(({ words, groups, near }) => {
    if (groups.some(isAmong)) return 1;
    const own = words.filter((word) => termsOf(word).some(isAmong)).length / words.length;
    return near.some(isAmong) ? Math.max(own, NEAR_PART) : own;
  });
  return shares.reduce((sum, one) => sum + one, 0) / Math.max(1, shares.length);
}
