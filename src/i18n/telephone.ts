import { toWestern } from './typed-number.ts';

/** The address that dials a number as an author writes it, in any digits, with blanks or without: `tel:8001234567`. */
export const telephoneAddress = (number: string): string => `tel:${toWestern(number).replace(/[^\d+*#]/g, '')}`;
