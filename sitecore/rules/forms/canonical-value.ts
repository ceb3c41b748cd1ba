import { readWhole } from '../amount.ts';
import { westernDigits } from '../digits.ts';

/** Marks that set a direction, join or are empty, and soft hyphens: nobody sees them, and a paste brings them along. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
/** The same with joiners, which stand in words of some languages and never in numbers or addresses. */
const SHAPELESS = /[\p{Cf}\uFE00-\uFE0F]/gu;

/** Hyphens and dashes of every kind. */
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
/** Full-width forms of the letters and signs of a keyboard. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

const narrow = (text: string): string =>
  text.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));

/** Returns a line without marks that nobody sees, and with one blank where there are several. */
export const cleanLine = (text: string): string => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** Returns a number that has hyphens of its own: digits as 0 to 9, without blanks and marks, with a hyphen for each dash. */
export const hyphenatedCode = (text: string): string =>
  westernDigits(narrow(text.replace(DASHES, '-')).replace(SHAPELESS, '').replace(/\s/g, ''));

/** Returns a number that names something, such as an identity or a reference: digits as 0 to 9, without blanks, hyphens and marks. */
export const canonicalCode = (text: string): string => hyphenatedCode(text).replace(/[-_]/g, '');

/** Returns an email address without marks, and without the full stop of the sentence that it was copied from. */
export const canonicalEmail = (text: string): string =>
  westernDigits(text.replace(SHAPELESS, '').trim().replace(/\.+$/, '').trim());

/** Separators in telephone numbers besides blanks and hyphens. */
const BRACKETS = /[().\u2024\u00B7/]/g;
const MOBILE = /^(?:(?:\+|00)?966)?0?(5\d{8})$/;
const LANDLINE = /^(?:\+|00)?9660?(1\d{8})$/;

/**
 * Returns a telephone number in one form: a Saudi mobile as `0557654321`, a Saudi landline as `0114567890`, any other as its digits
 * after a `+` or none; undefined for a text with anything else in it.
 */
export function canonicalTelephone(text: string): string | undefined {
  const plain = canonicalCode(text).replace(BRACKETS, '');
  if (!/^\+?\d+$/.test(plain)) return undefined;
  const [, national] = MOBILE.exec(plain) ?? LANDLINE.exec(plain) ?? [];
  return national === undefined ? plain.replace(/^00/, '+') : `0${national}`;
}

/** Returns the digits of a number that is grouped; any other text, which its check refuses, with digits as 0 to 9. */
export function canonicalNumber(text: string): string {
  const plain = westernDigits(text.replace(SHAPELESS, '')).trim();
  return /^\d*$/.test(plain) ? plain : (readWhole(plain) ?? plain);
}
