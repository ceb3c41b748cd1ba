import { foldedAway, foldText } from '#sitecore/contracts/values/fold-text.ts';
import { type Inverted, Inverter } from './inverted.ts';
import type { NumberSet } from './number-set.ts';
import { Substrings } from './substrings.ts';

/** Finds what holds a text by a part of it, as people type it; each of its indexes is made when it is first asked for. */
export class TextSearch {
  readonly #holders: Inverted<string>;
  #folded: Substrings | undefined;
  #marks: Inverted<string> | undefined;

  /** Which numbers hold which text, in lower case. */
  constructor(holders: Inverted<string>) {
    this.#holders = holders;
  }

  /** The numbers whose text contains what is sought. */
  containing(lower: string, folded: string): NumberSet {
    if (lower === '') return this.#holders.range(0, this.#holders.keys.length);
    // A hamza or tatweel alone folds to nothing, which every text would contain.
    if (folded === '') return this.#holders.any(this.#withMarks(lower));
    this.#folded ??= new Substrings(this.#holders, foldText);
    return this.#folded.containing(folded);
  }

  /** The places of the texts that contain such letters and marks. */
  #withMarks(marks: string): Uint32Array {
    const texts = this.#holders.keys;
    const index = (this.#marks ??= marksOf(texts));
    return foldedAway(marks)
      .map((mark) => index.holding(mark))
      .reduce((found, places) => found.and(places))
      .toList()
      .filter((place) => texts[place]?.includes(marks) ?? false);
  }
}

function marksOf(texts: readonly string[]): Inverted<string> {
  const marks = new Inverter<string>();
  for (const [place, text] of texts.entries()) for (const mark of foldedAway(text)) marks.add(place, mark);
  return marks.done(texts.length);
}
