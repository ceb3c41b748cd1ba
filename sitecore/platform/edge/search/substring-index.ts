import { type PostingsIndex, PostingsBuilder } from './postings-index.ts';
import type { IdSet } from './id-set.ts';

const GRAM = 3;
/** No letter, no digit, no half of a pair of code units: each of these is a word of its own. */
const SEPARATORS = String.raw`\s!-\/:-@\[-\`{-~،؛؟«»…“”‘’–—`;
const WORDS = new RegExp(`[${SEPARATORS}]|[^${SEPARATORS}]+`, 'g');

/**
 * Finds the numbers of texts that contain a text, anywhere. Texts are kept as their words and words found by their
 * trigrams: there are far fewer words than texts, and most of what people seek is inside one word.
 */
export class SubstringIndex {
  readonly #words: PostingsIndex<string>;
  readonly #grams: PostingsIndex<string>;
  /** The words of each number's text, one text after the other, and where each begins. */
  readonly #sequences: Uint32Array;
  readonly #starts: Uint32Array;

  /** Which numbers hold which text, and what is to be searched instead of each. */
  constructor(holders: PostingsIndex<string>, searched: (text: string) => string) {
    const texts = textsOf(holders, searched);
    const words = new PostingsBuilder<string>();
    for (const [number, text] of texts.entries()) for (const word of wordsOf(text)) words.add(number, word);
    this.#words = words.build(holders.bound);
    const places = new Map(this.#words.keys.map((word, place) => [word, place]));
    this.#starts = new Uint32Array(holders.bound + 1);
    const sequences: number[] = [];
    for (const [number, text] of texts.entries()) {
      for (const word of wordsOf(text)) sequences.push(places.get(word) ?? 0);
      this.#starts[number + 1] = sequences.length;
    }
    this.#sequences = Uint32Array.from(sequences);
    const grams = new PostingsBuilder<string>();
    for (const [place, word] of this.#words.keys.entries()) {
      for (let start = 0; start < word.length; start += 1) grams.add(place, word.slice(start, start + GRAM));
    }
    this.#grams = grams.build(this.#words.keys.length);
  }

  /** The numbers whose text contains one that is not empty. */
  containing(text: string): IdSet {
    const parts = wordsOf(text);
    const last = parts.length - 1;
    const sought = parts.map((part, index) => this.#wordsAt(part, index > 0, index < last));
    const found = sought
      .map((places) => this.#words.anyOf(places))
      .reduce((all, some) => (all.size === 0 ? all : all.and(some)));
    return last === 0 ? found : found.filter((number) => this.#has(number, sought));
  }

  /** The places of the words that a part of a text can belong to: whole, or only their beginning or their end. */
  #wordsAt(part: string, begins: boolean, ends: boolean): Uint32Array {
    const whole = this.#words.positionOf(part);
    if (begins && ends) return Uint32Array.from(whole === undefined ? [] : [whole]);
    const { keys } = this.#words;
    const fits = (word: string): boolean => (!begins || word.startsWith(part)) && (!ends || word.endsWith(part));
    return this.#wordsWith(part)
      .toList()
      .filter((place) => fits(keys[place] ?? ''));
  }

  /** Whether the text of a number has such words beside each other. */
  #has(number: number, sought: readonly Uint32Array[]): boolean {
    const end = (this.#starts[number + 1] ?? 0) - sought.length;
    for (let start = this.#starts[number] ?? 0; start <= end; start += 1) {
      let length = 0;
      while (length < sought.length && isOneOf(sought[length], this.#sequences[start + length])) length += 1;
      if (length === sought.length) return true;
    }
    return false;
  }

  /** The words that contain a part of one. */
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

/** Most parts of a text belong to one word or to very few. */
function isOneOf(places: Uint32Array = EMPTY, place = 0): boolean {
  return places.length === 1 ? places[0] === place : places.includes(place);
}

const EMPTY = new Uint32Array(0);

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? [];

/** The text of each number, "" where it has none. */
function textsOf(holders: PostingsIndex<string>, searched: (text: string) => string): readonly string[] {
  const texts = new Array<string>(holders.bound).fill('');
  for (const [place, key] of holders.keys.entries()) {
    const text = searched(key);
    for (const number of holders.idsAt(place)) texts[number] = text;
  }
  return texts;
}
