import { toWesternDigits } from './typed-number.ts';

/** Returns the `tel:` URL of a number in any digits, with or without blanks: `tel:8001234567`. */
export const telephoneHref = (number: string): string => `tel:${toWesternDigits(number).replace(/[^\d+*#]/g, '')}`;
