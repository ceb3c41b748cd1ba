import { foldText } from '#sitecore/rules/fold-text.ts';
import type { PostingsIndex } from './postings-index.ts';
import type { IdSet } from './id-set.ts';
import { SubstringIndex } from './substring-index.ts';

/** Finds ids by a part of their text as searches fold it; the index is built on first use. */
export class TextSearch {
  readonly #holders: PostingsIndex<string>;
  #folded: SubstringIndex | undefined;

  /** Searches the texts of `holders`, which are in lower case. */
  constructor(holders: PostingsIndex<string>) {
    this.#holders = holders;
  }

  /** Returns the ids whose text contains the searched one, given in lower case and folded. */
  containing(lower: string, folded: string): IdSet {
    const { keys } = this.#holders;
    if (lower === '') return this.#holders.range(0, keys.length);
    // A hamza or tatweel alone folds to nothing, which every text would contain.
    if (folded === '')
      return this.#holders.anyOf(Uint32Array.from(keys.flatMap((text, at) => (text.includes(lower) ? [at] : []))));
    this.#folded ??= new SubstringIndex(this.#holders, foldText);
    return this.#folded.containing(folded);
  }
}
