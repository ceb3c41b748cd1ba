import { type PostingsIndex, PostingsBuilder } from './postings-index.ts';
import type { IdSet } from './id-set.ts';

const GRAM = 3;
/** Characters that are words of their own: no letters, no digits, no halves of surrogate pairs. */
const SEPARATORS = String.raw`\s!-\/:-@\[-\`{-~،؛؟«»…“”‘’–—`;
const WORDS = new RegExp(`[${SEPARATORS}]|[^${SEPARATORS}]+`, 'g');

/**
 * Finds the ids of texts that contain a substring. Texts are stored as sequences of words, and words are found by their
 * trigrams: there are far fewer words than texts, and most searches are for a part of one word.
 */
export class SubstringIndex {
  readonly #words: PostingsIndex<string>;
  readonly #grams: PostingsIndex<string>;
  /** The words of each id's text, one text after the other, and the start of each. */
  readonly #sequences: Uint32Array;
  readonly #starts: Uint32Array;

  /** Indexes the texts of `holders`, each in the form that `searched` returns. */
  constructor(holders: PostingsIndex<string>, searched: (text: string) => string) {
    const texts = textsOf(holders, searched);
    const words = new PostingsBuilder<string>();
    for (const [id, text] of texts.entries()) for (const word of wordsOf(text)) words.add(id, word);
    this.#words = words.build(holders.bound);
    const positions = new Map(this.#words.keys.map((word, position) => [word, position]));
    this.#starts = new Uint32Array(holders.bound + 1);
    const sequences: number[] = [];
    for (const [id, text] of texts.entries()) {
      for (const word of wordsOf(text)) sequences.push(positions.get(word) ?? 0);
      this.#starts[id + 1] = sequences.length;
    }
    this.#sequences = Uint32Array.from(sequences);
    const grams = new PostingsBuilder<string>();
    for (const [position, word] of this.#words.keys.entries()) {
      for (let start = 0; start < word.length; start += 1) grams.add(position, word.slice(start, start + GRAM));
    }
    this.#grams = grams.build(this.#words.keys.length);
  }

  /** Returns the ids whose text contains `text`, which is not empty. */
  containing(text: string): IdSet {
    const parts = wordsOf(text);
    const last = parts.length - 1;
    const candidates = parts.map((part, index) => this.#wordsAt(part, index > 0, index < last));
    const found = candidates
      .map((positions) => this.#words.anyOf(positions))
      .reduce((all, some) => (all.size === 0 ? all : all.and(some)));
    return last === 0 ? found : found.filter((id) => this.#has(id, candidates));
  }

  /** Returns the positions of the words that equal, begin with, end with or contain a part of the searched text. */
  #wordsAt(part: string, begins: boolean, ends: boolean): Uint32Array {
    const whole = this.#words.positionOf(part);
    if (begins && ends) return Uint32Array.from(whole === undefined ? [] : [whole]);
    const { keys } = this.#words;
    const fits = (word: string): boolean => (!begins || word.startsWith(part)) && (!ends || word.endsWith(part));
    return this.#wordsWith(part)
      .toList()
      .filter((position) => fits(keys[position] ?? ''));
  }

  /** Returns true when an id's text has one of each step's candidates in succession. */
  #has(id: number, candidates: readonly Uint32Array[]): boolean {
    const end = (this.#starts[id + 1] ?? 0) - candidates.length;
    for (let start = this.#starts[id] ?? 0; start <= end; start += 1) {
      let length = 0;
      while (length < candidates.length && isOneOf(candidates[length], this.#sequences[start + length])) length += 1;
      if (length === candidates.length) return true;
    }
    return false;
  }

  /** Returns the positions of the words that contain a part. */
  #wordsWith(part: string): IdSet {
    const start = part.slice(0, GRAM);
    const beginning = (gram: string): string => gram.slice(0, start.length);
    if (part.length <= GRAM) {
      return this.#grams.range(
        this.#grams.firstAtLeast(start),
        this.#grams.first((gram) => beginning(gram) > start),
      );
    }
    const rarest = Array.from({ length: part.length - GRAM }, (_, at) => part.slice(at + 1, at + 1 + GRAM))
      .map((gram) => this.#grams.withKey(gram))
      .reduce((fewest, words) => (words.size < fewest.size ? words : fewest), this.#grams.withKey(start));
    return rarest.filter((word) => this.#words.keys[word]?.includes(part) ?? false);
  }
}

/** Returns true when a word is among the candidates, which are usually one or very few. */
function isOneOf(positions: Uint32Array = EMPTY, position = 0): boolean {
  return positions.length === 1 ? positions[0] === position : positions.includes(position);
}

const EMPTY = new Uint32Array(0);

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? [];

/** Returns the text of each id, "" where it has none. */
function textsOf(holders: PostingsIndex<string>, searched: (text: string) => string): readonly string[] {
  const texts = new Array<string>(holders.bound).fill('');
  for (const [position, key] of holders.keys.entries()) {
    const text = searched(key);
    for (const id of holders.idsAt(position)) texts[id] = text;
  }
  return texts;
}
