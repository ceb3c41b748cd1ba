import { type Inverted, Inverter } from './inverted.ts';
import type { NumberSet } from './number-set.ts';

const GRAM = 3;
/** No letter, no digit, no half of a pair of code units: each of these is a word of its own. */
const BETWEEN = String.raw`\s!-\/:-@\[-\`{-~،؛؟«»…“”‘’–—`;
const WORDS = new RegExp(`[${BETWEEN}]|[^${BETWEEN}]+`, 'g');
const IS_BETWEEN = new RegExp(`^[${BETWEEN}]`);

/**
 * Finds the numbers of texts that contain a text, anywhere. Texts are indexed by their words and words by their
 * trigrams: there are far fewer words than texts, and what is inside one word needs no look at the texts themselves.
 */
export class Substrings {
  readonly #texts: readonly string[];
  /** The place of each number's text. */
  readonly #places: Uint32Array;
  readonly #words: Inverted<string>;
  readonly #grams: Inverted<string>;

  /** Which numbers hold which text, and what is to be searched instead of each. */
  constructor(holders: Inverted<string>, searched: (text: string) => string) {
    this.#texts = holders.keys.map(searched);
    this.#places = new Uint32Array(holders.bound).fill(this.#texts.length);
    for (const place of this.#texts.keys()) for (const number of holders.numbers(place)) this.#places[number] = place;
    const words = new Inverter<string>();
    for (const [number, place] of this.#places.entries()) {
      for (const word of this.#texts[place]?.match(WORDS) ?? []) words.add(number, word);
    }
    this.#words = words.done(holders.bound);
    const grams = new Inverter<string>();
    for (const [number, word] of this.#words.keys.entries()) {
      for (let start = 0; start < word.length; start += 1) grams.add(number, word.slice(start, start + GRAM));
    }
    this.#grams = grams.done(this.#words.keys.length);
  }

  /** The numbers whose text contains one that is not empty. */
  containing(text: string): NumberSet {
    const [first = '', ...others] = text.match(WORDS) ?? [];
    let found = this.#withPart(first);
    for (const [index, part] of others.entries()) {
      if (found.size === 0) return found;
      const isInner = index < others.length - 1;
      found = found.and(isInner ? this.#words.holding(part) : this.#withPart(part));
    }
    // Words of one text need not stand beside each other.
    return others.length === 0 ? found : found.filter((number) => this.#textOf(number).includes(text));
  }

  #textOf(number: number): string {
    return this.#texts[this.#places[number] ?? 0] ?? '';
  }

  /** The numbers of texts with a word that contains the beginning or the end of what is sought. */
  #withPart(part: string): NumberSet {
    return IS_BETWEEN.test(part) ? this.#words.holding(part) : this.#words.any(this.#wordsWith(part).toList());
  }

  #wordsWith(part: string): NumberSet {
    const start = part.slice(0, GRAM);
    const beginning = (gram: string): string => gram.slice(0, start.length);
    if (part.length <= GRAM) {
      return this.#grams.range(
        this.#grams.firstAtLeast(start),
        this.#grams.first((gram) => beginning(gram) > start),
      );
    }
    const rarest = Array.from({ length: part.length - GRAM }, (_, at) => part.slice(at + 1, at + 1 + GRAM))
      .map((gram) => this.#grams.holding(gram))
      .reduce((fewest, words) => (words.size < fewest.size ? words : fewest), this.#grams.holding(start));
    return rarest.filter((word) => this.#words.keys[word]?.includes(part) ?? false);
  }
}
