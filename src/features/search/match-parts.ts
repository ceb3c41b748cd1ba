import { foldText } from '#sitecore/rules/fold-text.ts';

/** Part of a text; `isMatch` is true for an occurrence of the search term. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Folded text with the offset in the original text for each of its code units. */
interface Folded {
  readonly text: string;
  readonly offsets: readonly number[];
}

/**
 * Splits a text into matching and other parts by the folding that the search uses: احمد matches أحمد, and diacritics that
 * folding drops belong to the letter before them. The joined parts equal the text.
 */
export function matchParts(text: string, term: string): readonly Part[] {
  const foldedTerm = foldText(term.trim());
  if (foldedTerm === '') return text === '' ? [] : [{ text, isMatch: false }];
  const folded = fold(text);
  const parts: Part[] = [];
  let done = 0;
  for (
    let at = folded.text.indexOf(foldedTerm);
    at >= 0;
    at = folded.text.indexOf(foldedTerm, at + foldedTerm.length)
  ) {
    const start = folded.offsets[at] ?? text.length;
    const end = folded.offsets[at + foldedTerm.length] ?? text.length;
    parts.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
}

function fold(text: string): Folded {
  const offsets: number[] = [];
  let folded = '';
  let offset = 0;
  for (const letter of text) {
    const one = foldText(letter);
    folded += one;
    for (let unit = 0; unit < one.length; unit += 1) offsets.push(offset);
    offset += letter.length;
  }
  return { text: folded, offsets };
}
