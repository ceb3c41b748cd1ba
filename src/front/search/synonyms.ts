import { queryWords, type SearchWord, wordsOf } from './search-words.ts';

/** Letters of a word from which it may have one wrong letter. */
export const LEAST_FOR_TYPO = 6;

/** Letters of a word that is being typed from which it is found by its beginning. */
export const LEAST_FOR_PREFIX = 3;

/** Words of a text or a query that have a meaning of their own, from one up to another. */
export interface Phrase {
  readonly start: number;
  readonly end: number;
  /** Numbers of the groups of words that mean the same. */
  readonly groups: readonly number[];
}

interface Authored {
  /** Groups of words with one meaning, each a line with its words apart by commas. */
  readonly synonyms: readonly string[];
  readonly pinned: readonly { readonly queries: string; readonly path: string }[];
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

const keyOf = (words: readonly SearchWord[]): string => words.map(({ stem }) => stem).join(' ');

/** Words that mean the same, and pages that are the first result of a query, as authors have them. */
export class SearchLexicon {
  readonly #groups = new Map<string, number[]>();
  /** Single words, folded, with a key of their own. */
  readonly #words = new Map<string, string>();
  /** Words of the longest phrase that begins with a stem. */
  readonly #longest = new Map<string, number>();
  /** Paths of pinned pages by what their queries mean. */
  readonly #answers: ReadonlyMap<string, string>;

  constructor({ synonyms, pinned }: Authored) {
    for (const [group, line] of synonyms.flatMap(lines).entries())
      for (const name of line.split(/[,،]/)) {
        const words = wordsOf(name);
        const key = keyOf(words);
        const [first] = words;
        if (first) this.#longest.set(first.stem, Math.max(words.length, this.#longest.get(first.stem) ?? 0));
        if (first && words.length === 1) this.#words.set(first.folded, key);
        const known = this.#groups.get(key) ?? [];
        if (key !== '' && !known.includes(group)) this.#groups.set(key, [...known, group]);
      }
    this.#answers = new Map(
      pinned.flatMap(({ queries, path }) =>
        lines(queries).map((query): [string, string] => [this.#meaningKey(query), path]),
      ),
    );
  }

  /** Returns the path of the page that answers a query; undefined for all but the pinned ones. */
  pinnedPath(query: string): string | undefined {
    return this.#answers.get(this.#meaningKey(query));
  }

  /** Divides words into the longest phrases that have synonyms, and single words, which may have none. */
  segmentsOf(words: readonly SearchWord[]): readonly Phrase[] {
    const phrases = this.phrasesIn(words);
    const segments: Phrase[] = [];
    for (let start = 0; start < words.length; start = segments.at(-1)?.end ?? words.length) {
      const [longest] = phrases.filter((one) => one.start === start).sort((one, other) => other.end - one.end);
      segments.push(longest ?? { start, end: start + 1, groups: [] });
    }
    return segments;
  }

  /** Returns a key of what a query means: the same for its words in any order and for their synonyms. */
  #meaningKey(query: string): string {
    const words = queryWords(query);
    const keys = this.segmentsOf(words).map(({ start, end, groups }) => groups[0] ?? keyOf(words.slice(start, end)));
    return [...new Set(keys.map(String))].sort().join(' ');
  }

  /** Returns every word and phrase that has synonyms; phrases overlap. */
  phrasesIn(words: readonly SearchWord[]): readonly Phrase[] {
    const phrases: Phrase[] = [];
    for (const [start, word] of words.entries()) {
      const longest = Math.min(this.#longest.get(word.stem) ?? 0, words.length - start);
      for (let length = 1; length <= longest; length += 1) {
        const groups = this.#groups.get(keyOf(words.slice(start, start + length)));
        if (groups) phrases.push({ start, end: start + length, groups });
      }
    }
    return phrases;
  }

  /** Returns the groups of the words that begin with a word which is still being typed. */
  groupsBegunBy({ folded }: SearchWord): readonly number[] {
    if (folded.length < LEAST_FOR_PREFIX) return [];
    const begun = [...this.#words].filter(([word]) => word.startsWith(folded));
    return [...new Set(begun.flatMap(([, key]) => this.#groups.get(key) ?? []))];
  }

  /** Returns the groups of a word with one wrong letter: those of the words that differ in one from it. */
  groupsNear({ folded }: SearchWord): readonly number[] {
    if (folded.length < LEAST_FOR_TYPO) return [];
    const near = [...this.#words].filter(([word]) => differsInOne(word, folded));
    return near.flatMap(([, key]) => this.#groups.get(key) ?? []);
  }
}

/** Returns true for texts of which one has one letter more, or one other letter, or two letters changed about. */
export function differsInOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
