import type { Part } from '#src/queries/site-search.query.ts';
import { STEM } from './page-query.ts';
import { type PlacedWord, placedWords } from './search-words.ts';

/** Most characters of an excerpt. */
const LENGTH = 180;

/** Characters before the first word that is marked, where a sentence is longer. */
const BEFORE = 60;

/** Marks the words of a text that are among the terms by which its page was found; the joined parts equal the text. */
export function markWords(text: string, terms: ReadonlySet<string>): readonly Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end } of placedWords(text).filter(isAmong(terms))) {
    parts.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    done = end;
  }
  return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
}

const isAmong =
  (terms: ReadonlySet<string>) =>
  ({ folded, stem }: PlacedWord): boolean =>
    terms.has(folded) || terms.has(STEM + stem);

/** Returns the sentence of some texts with most of the terms, its words marked; nothing where none has any. */
export function excerptOf(texts: readonly string[], terms: ReadonlySet<string>): readonly Part[] {
  let best = { sentence: '', count: 0 };
  for (const sentence of texts.flatMap(sentencesOf)) {
    const count = new Set(
      placedWords(sentence)
        .filter(isAmong(terms))
        .map(({ stem }) => stem),
    ).size;
    if (count > best.count) best = { sentence, count };
  }
  return best.count === 0 ? [] : markWords(shortened(best.sentence, terms), terms);
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?؟؛])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Cuts a long sentence at blanks, with its first marked word in it. */
function shortened(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LENGTH) return sentence;
  const first = placedWords(sentence).find(isAmong(terms))?.start ?? 0;
  const from = first <= BEFORE ? 0 : sentence.indexOf(' ', first - BEFORE) + 1;
  const rest = sentence.slice(from);
  const part = rest.length <= LENGTH ? rest : rest.slice(0, rest.lastIndexOf(' ', LENGTH));
  return `${from > 0 ? '… ' : ''}${part === '' ? rest.slice(0, LENGTH) : part}${part.length < rest.length ? ' …' : ''}`;
}
