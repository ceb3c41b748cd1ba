import { westernDigits } from './digits.ts';

/** Combining marks such as tashkeel, tatweel, and the hamza without a carrier. */
const DROPPED = /[\p{Mn}\u0640\u0621]/gu;

const LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ة: 'ه',
  ى: 'ي',
};

const FOLDED = /[أإآٱؤئةى]/g;

/**
 * Normalizes a text for search: lower case, no diacritics or tatweel; alef, hamza, ta marbuta and alef maqsura in one
 * form; digits as 0 to 9. Idempotent; the result is never longer than the text.
 */
export const foldText = (text: string): string =>
  westernDigits(
    text
      .toLowerCase()
      .replace(DROPPED, '')
      .replace(FOLDED, (letter) => LETTERS[letter] ?? letter),
  );

/** Returns the characters of a text that folding removes. */
export const foldedAway = (text: string): readonly string[] => text.match(DROPPED) ?? [];
