import { foldedAway, foldText } from '#sitecore/rules/fold-text.ts';
import { type PostingsIndex, PostingsBuilder } from './postings-index.ts';
import type { IdSet } from './id-set.ts';
import { SubstringIndex } from './substring-index.ts';

/** Finds what holds a text by a part of it, as people type it; each of its indexes is made when it is first asked for. */
export class TextSearch {
  readonly #holders: PostingsIndex<string>;
  #folded: SubstringIndex | undefined;
  #marks: PostingsIndex<string> | undefined;

  /** Which numbers hold which text, in lower case. */
  constructor(holders: PostingsIndex<string>) {
    this.#holders = holders;
  }

  /** The numbers whose text contains what is sought. */
  containing(lower: string, folded: string): IdSet {
    if (lower === '') return this.#holders.range(0, this.#holders.keys.length);
    // A hamza or tatweel alone folds to nothing, which every text would contain.
    if (folded === '') return this.#holders.anyOf(this.#withMarks(lower));
    this.#folded ??= new SubstringIndex(this.#holders, foldText);
    return this.#folded.containing(folded);
  }

  /** The places of the texts that contain such letters and marks. */
  #withMarks(marks: string): Uint32Array {
    const texts = this.#holders.keys;
    const index = (this.#marks ??= marksOf(texts));
    return foldedAway(marks)
      .map((mark) => index.withKey(mark))
      .reduce((found, places) => found.and(places))
      .toList()
      .filter((place) => texts[place]?.includes(marks) ?? false);
  }
}

function marksOf(texts: readonly string[]): PostingsIndex<string> {
  const marks = new PostingsBuilder<string>();
  for (const [place, text] of texts.entries()) for (const mark of foldedAway(text)) marks.add(place, mark);
  return marks.build(texts.length);
}
