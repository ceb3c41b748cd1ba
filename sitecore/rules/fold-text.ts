import { westernDigits } from './digits.ts';

/** A text in the form in which texts are compared, with the offset in the original for each of its code units. */
export interface FoldedText {
  readonly text: string;
  readonly offsets: readonly number[];
}

type Step = readonly [pattern: RegExp, replacement: string | ((found: string) => string)];

/** Letters of other keyboards and forms of one letter, each as it is compared; ؤ and ئ get their form by their neighbours. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ٲ: 'ا', ٳ: 'ا', ٴ: 'ء', ی: 'ي', ى: 'ي', ے: 'ي', ۍ: 'ي', ې: 'ي' },
  ...{ ک: 'ك', ڪ: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ة: 'ه', ς: 'σ', ı: 'i' },
};

/** Words that are written apart from the next one or with it: عبد الله and عبدالله, Al Khobar and Alkhobar. */
const PARTICLES = '[وفبلك]?(?:عبد|ابو|ال)|al|el|abu|abdul|abdel';

/** Vowel marks, accents, tatweel and what cannot be seen; the mark of a hamza stays for the moment. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]|(?![\s\u0085])\p{Cc}|(?!\u0654)[\p{Mn}\p{Me}]/gu;

/**
 * The steps after decomposition, in their order; none but the hamza's and the particle's looks at neighbours. Each pattern
 * takes a time in proportion to the text, whatever it is: it comes from visitors.
 */
const STEPS: readonly Step[] = [
  [INVISIBLE, ''],
  [/[ٱٲٳٴیىےۍېکڪہھەۃةςı]/gu, (letter) => LETTERS[letter] ?? letter],
  [/و\u0654+/g, 'ؤ'],
  [/ي\u0654+/g, 'ئ'],
  [/(?<=[ؤئء])[ؤئء]+/g, ''],
  // One word with other seats: مسئول and مسؤول, شركاؤنا and شركائنا.
  [/[ؤئء](?=و)/g, ''],
  [/(?<=ا)[ؤئء](?=\p{L})/gu, 'ي'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/[ء\u0654]/g, ''],
  [/[\s\p{Z}\u0085\p{Pd}\u2212\u2043\u02D7]+/gu, ' '],
  [/^ | $/g, ''],
  [new RegExp(`(?<![\\p{L}\\p{N}])(?:${PARTICLES}) (?=\\p{L})`, 'gu'), (found) => found.slice(0, -1)],
  [/و{2,}/g, 'و'],
  [/ي{2,}/g, 'ي'],
  [/[\u0660-\u0669\u06F0-\u06F9]/g, westernDigits],
];

/** Vowel marks and tails by themselves, which decompose to a blank or tatweel and the mark. */
const LONE_MARKS = /[\uFC5E-\uFC63\uFE70-\uFE7F]/g;

/** Marks go before, too: to sort many of them after one letter takes long. */
const decomposed = (text: string): string =>
  text.replace(LONE_MARKS, '').replace(INVISIBLE, '').normalize('NFKD').toLowerCase();

const replaceIn = (text: string, [pattern, replacement]: Step): string =>
  typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);

/**
 * Returns a text in the one form in which searches and choices compare texts: compatibility forms as plain letters, lower
 * case, without invisible characters, diacritics and tatweel; every blank, hyphen and dash as one blank, none at the ends;
 * letters of Persian and Urdu keyboards, alef, hamza, ta marbuta and alef maqsura in one form; digits as 0 to 9. Idempotent.
 */
export const foldText = (text: string): string => STEPS.reduce(replaceIn, decomposed(text));

/** Returns a text as `foldText` does, with the offset in the original of each code unit. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    const one = decomposed(letter);
    folded += one;
    for (let unit = 0; unit < one.length; unit += 1) offsets.push(offset);
    offset += letter.length;
  }
  return STEPS.reduce(replaceWithOffsets, { text: folded, offsets });
}

/** A replacement's units have the offset of the first that they replace. */
function replaceWithOffsets({ text, offsets }: FoldedText, [pattern, replacement]: Step): FoldedText {
  let replaced = '';
  const stored: number[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const units = typeof replacement === 'string' ? replacement : replacement(found);
    replaced += text.slice(end, index) + units;
    for (let at = end; at < index; at += 1) stored.push(offsets[at] ?? 0);
    for (let unit = 0; unit < units.length; unit += 1)
      stored.push(offsets[Math.min(index + unit, offsets.length - 1)] ?? 0);
    end = index + found.length;
  }
  if (end === 0) return { text, offsets };
  for (let at = end; at < text.length; at += 1) stored.push(offsets[at] ?? 0);
  return { text: replaced + text.slice(end), offsets: stored };
}
