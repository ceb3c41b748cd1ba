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
/** ٠ to ٩ and ۰ to ۹; the last four bits of each code are its value. */
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Normalizes a text for search: lower case, no diacritics or tatweel; alef, hamza, ta marbuta and alef maqsura in one
 * form; digits as 0 to 9. Idempotent; the result is never longer than the text.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Returns the characters of a text that folding removes. */
export const foldedAway = (text: string): readonly string[] => text.match(DROPPED) ?? [];
