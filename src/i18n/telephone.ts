import type { Language } from '#sitecore/definitions/language.ts';
import { formatInteger } from './integers.ts';
import { toWesternDigits } from './typed-number.ts';

/** Returns the `tel:` URL of a number in any digits, with or without blanks: `tel:8001234567`. */
export const telephoneHref = (number: string): string => `tel:${toWesternDigits(number).replace(/[^\d+*#]/g, '')}`;

/** Returns a number with the digits of a language: "٠١١ ٠٧٥ ١٣٩٤", "011 075 1394". */
export const formatPhone = (number: string, language: Language): string =>
  number.replace(/\d/g, (digit) => formatInteger(Number(digit), language));
