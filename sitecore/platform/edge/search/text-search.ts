import { foldedAway, foldText } from '#sitecore/rules/fold-text.ts';
import { type PostingsIndex, PostingsBuilder } from './postings-index.ts';
import type { IdSet } from './id-set.ts';
import { SubstringIndex } from './substring-index.ts';

/** Finds ids by a part of their text, with folded letters and marks; each index is built on first use. */
export class TextSearch {
  readonly #holders: PostingsIndex<string>;
  #folded: SubstringIndex | undefined;
  #marks: PostingsIndex<string> | undefined;

  /** Searches the texts of `holders`, which are in lower case. */
  constructor(holders: PostingsIndex<string>) {
    this.#holders = holders;
  }

  /** Returns the ids whose text contains the searched one, given in lower case and folded. */
  containing(lower: string, folded: string): IdSet {
    if (lower === '') return this.#holders.range(0, this.#holders.keys.length);
    // A hamza or tatweel alone folds to nothing, which every text would contain.
    if (folded === '') return this.#holders.anyOf(this.#withMarks(lower));
    this.#folded ??= new SubstringIndex(this.#holders, foldText);
    return this.#folded.containing(folded);
  }

  /** Returns the positions of the texts that contain these letters and marks. */
  #withMarks(marks: string): Uint32Array {
    const texts = this.#holders.keys;
    const index = (this.#marks ??= marksOf(texts));
    return foldedAway(marks)
      .map((mark) => index.withKey(mark))
      .reduce((found, positions) => found.and(positions))
      .toList()
      .filter((position) => texts[position]?.includes(marks) ?? false);
  }
}

function marksOf(texts: readonly string[]): PostingsIndex<string> {
  const marks = new PostingsBuilder<string>();
  for (const [position, text] of texts.entries()) for (const mark of foldedAway(text)) marks.add(position, mark);
  return marks.build(texts.length);
}
