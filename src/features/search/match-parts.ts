import { foldText } from '#sitecore/rules/fold-text.ts';

/** A stretch of a text, and whether it is what was sought. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in the form in which it is sought, and for each unit of it where in the text it stands. */
interface Folded {
  readonly text: string;
  readonly offsets: readonly number[];
}

/**
 * Splits a text into what matches a search and what does not, by the rule that finds it: احمد matches أحمد, and marks
 * that folding drops belong to the letter before them. The parts joined are the text.
 */
export function matchParts(text: string, sought: string): readonly Part[] {
  const term = foldText(sought.trim());
  if (term === '') return text === '' ? [] : [{ text, isMatch: false }];
  const folded = fold(text);
  const parts: Part[] = [];
  let done = 0;
  for (let at = folded.text.indexOf(term); at >= 0; at = folded.text.indexOf(term, at + term.length)) {
    const start = folded.offsets[at] ?? text.length;
    const end = folded.offsets[at + term.length] ?? text.length;
    parts.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
}

function fold(text: string): Folded {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const letter of text) {
    const one = foldText(letter);
    folded += one;
    for (let unit = 0; unit < one.length; unit += 1) places.push(place);
    place += letter.length;
  }
  return { text: folded, offsets: places };
}
