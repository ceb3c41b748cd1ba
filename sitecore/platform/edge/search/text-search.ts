import { foldedAway, foldText } from './fold-text.ts';
import { type Inverted, Inverter } from './inverted.ts';
import { Substrings } from './substrings.ts';

/** Finds texts by a part of them, as people type it; each of its two indexes is made when it is first asked for. */
export class TextSearch {
  readonly #texts: readonly string[];
  #folded: Substrings | undefined;
  #marks: Inverted<string> | undefined;

  /** Lower case; a text's number is its place. */
  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** The numbers of the texts that contain what is sought, which is not empty, ascending. */
  containing(lower: string, folded: string): Uint32Array {
    // A hamza or tatweel alone folds to nothing, which every text would contain.
    return folded === '' ? this.#withMarks(lower) : this.#foldedTexts().containing(folded).toList();
  }

  #foldedTexts(): Substrings {
    return (this.#folded ??= new Substrings(this.#texts.map(foldText)));
  }

  #withMarks(marks: string): Uint32Array {
    const index = (this.#marks ??= this.#marksOfTexts());
    return foldedAway(marks)
      .map((mark) => index.holding(mark))
      .reduce((found, texts) => found.and(texts))
      .toList()
      .filter((number) => this.#texts[number]?.includes(marks) ?? false);
  }

  #marksOfTexts(): Inverted<string> {
    const marks = new Inverter<string>();
    for (const [number, text] of this.#texts.entries()) for (const mark of foldedAway(text)) marks.add(number, mark);
    return marks.done(this.#texts.length);
  }
}
