import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import { foldText } from '#sitecore/rules/fold-text.ts';
import { arabicStem, withoutArticle } from './arabic-stem.ts';

/** A word of a text or a query: folded and without article, and the stem that it shares with its other forms. */
export interface SearchWord {
  readonly folded: string;
  readonly stem: string;
}

/** A word with its place in the original text. */
export interface PlacedWord extends SearchWord {
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}\u0640\u200C\u200D]+/gu;

/** Digits that stand in groups: a telephone number, an account number. */
const GROUPED_DIGITS = /\+?\p{Nd}(?:[ \u00A0-]?\p{Nd}){5,}/gu;

/** The Kingdom's prefix of a telephone number in international form. */
const COUNTRY = /^(?:00)?966/;

/** Words that no page is looked for by, folded. */
const STOP_WORDS = new Set(
  [
    ...['في من على عن مع هل ما ماذا كيف كيفية اين وين متى هذا هذه ذلك التي الذي او ثم لا لي انا هو هي ان قد بين'],
    ...[
      'ابغى ابي اريد ودي عندي وش ايش شلون لو سمحت يا بدي محتاج احتاج ممكن لكم عندكم فيه كان يكون اذا حق حقي تبع مين واحد كم ولا اقدر اعرف استطيع لازم عشان علشان',
    ],
    ...[
      'the a an of to for in on at is are was be i my me we us our do does did can could how what where when which who',
    ],
    ...['with and or your you it its this that from by please want need would like get have has am im if there'],
  ].flatMap((line) => foldText(line).split(' ')),
);

/** The bank's own name: every page has it. */
const OWN_NAME = new Set(['بنك', 'مصرف', 'ركن', 'bank', 'banking', 'rukn']);

/** Returns the stem of a folded word, by its script; a number is its own. */
export function stemOf(folded: string): string {
  if (/^[a-z]+$/.test(folded)) return stemmer(folded);
  return /^\p{Script=Arabic}+$/u.test(folded) ? arabicStem(folded) : folded;
}

/** Words that were folded and stemmed: a text repeats most of its words. */
const KNOWN_WORDS = 50_000;
const stems = new LRUCache<string, SearchWord>({ max: KNOWN_WORDS, memoMethod: (folded) => wordOf(folded) });
const folds = new LRUCache<string, SearchWord>({ max: KNOWN_WORDS, memoMethod: (word) => searchWord(foldText(word)) });

const wordOf = (folded: string): SearchWord => ({ folded: withoutArticle(folded), stem: stemOf(folded) });

const searchWord = (folded: string): SearchWord => stems.memo(folded);

/** Returns the words of a text in their order; digits in groups are one word more, without the prefix of the Kingdom. */
export function wordsOf(text: string): readonly SearchWord[] {
  const folded = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...folded, ...joinedDigits(text)].map(searchWord);
}

/** Returns the words of a text with their places; each word is folded by itself. */
export const placedWords = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    ...folds.memo(word),
    start: index,
    end: index + word.length,
  }));

/** Returns the words that a query is for: digits in groups as one, without stop words and the bank's name unless there are no others. */
export function queryWords(query: string): readonly SearchWord[] {
  const joined = query.replace(GROUPED_DIGITS, (digits) => ` ${joinDigits(digits)} `);
  const words = (foldText(joined).match(/[\p{L}\p{N}]+/gu) ?? []).map(searchWord);
  const meant = words.filter(({ folded }) => !STOP_WORDS.has(folded));
  const named = meant.filter(({ folded }) => !OWN_NAME.has(folded));
  return [named, meant, words].find(({ length }) => length > 0) ?? [];
}

const joinedDigits = (text: string): readonly string[] => (text.match(GROUPED_DIGITS) ?? []).map(joinDigits);

const joinDigits = (digits: string): string =>
  foldText(digits)
    .replace(/\P{Nd}/gu, '')
    .replace(COUNTRY, '');
