import { toWesternDigits } from './typed-number.ts';

/** The address that dials a number as an author writes it, in any digits, with blanks or without: `tel:8001234567`. */
export const telephoneHref = (number: string): string => `tel:${toWesternDigits(number).replace(/[^\d+*#]/g, '')}`;
