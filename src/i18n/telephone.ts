import { westernDigits } from '#sitecore/rules/digits.ts';

/** Returns the `tel:` URL of a number in any digits, with or without blanks: `tel:8001234567`. */
export const telephoneHref = (number: string): string => `tel:${westernDigits(number).replace(/[^\d+*#]/g, '')}`;
