/** Marks above and below letters (tashkeel among them), tatweel and a hamza that stands alone. */
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
/** ٠ to ٩ and ۰ to ۹: the last four bits of each are its value. */
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * What people mean when they type: without case, diacritics and tatweel; alef, hamza, ta marbuta and alef maqsura in
 * one form; digits as 0 to 9. Folding twice changes nothing, and the text never grows.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(DROPPED, '')
    .replace(FOLDED, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));

/** The marks of a text that folding drops. */
export const foldedAway = (text: string): readonly string[] => text.match(DROPPED) ?? [];
