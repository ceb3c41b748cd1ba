import type { Part } from '#src/queries/site-search.query.ts';
import { foldText, foldWithOffsets } from '#sitecore/rules/fold-text.ts';

/**
 * Splits a text into matching and other parts by the folding that the search uses: احمد matches أحمد, and diacritics that
 * folding drops belong to the letter before them. The joined parts equal the text.
 */
export function matchParts(text: string, term: string): readonly Part[] {
  const foldedTerm = foldText(term);
  if (foldedTerm === '') return text === '' ? [] : [{ text, isMatch: false }];
  const folded = foldWithOffsets(text);
  const parts: Part[] = [];
  let done = 0;
  for (
    let at = folded.text.indexOf(foldedTerm);
    at >= 0;
    at = folded.text.indexOf(foldedTerm, at + foldedTerm.length)
  ) {
    const start = Math.max(done, folded.offsets[at] ?? text.length);
    const end = offsetAfter(folded.offsets, at + foldedTerm.length) ?? text.length;
    parts.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
}

/** Returns the offset of the first character after a match: a ligature of which it has a part belongs to it. */
const offsetAfter = (offsets: readonly number[], end: number): number | undefined =>
  offsets.slice(end).find((offset) => offset > (offsets[end - 1] ?? 0));
