import { westernDigits } from './digits.ts';
import { telephoneHref } from './telephone.ts';

/** Marks that come with a copied address and that no browser shows: of directions, joiners of words, byte order. */
const MARKS = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

const BLANKS = /[\s\u00A0]+/g;

/** Schemes of links that are followed; an address without a scheme is one of the site. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'] as const;

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/** Returns the scheme of an address as a browser reads it, which drops blanks and marks; "" without one. */
export const schemeOf = (address: string): string =>
  SCHEME.exec(address.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''))?.[1]?.toLowerCase() ?? '';

/** Returns true for an address of the site or of a scheme that links may have; false for one such as `javascript:`. */
export const isSafeAddress = (address: string): boolean =>
  ['', ...LINK_SCHEMES].some((scheme) => scheme === schemeOf(address));

/**
 * Returns an address as an author wrote it in the form that browsers follow: without marks and blanks around it, the blanks inside
 * encoded, a telephone number as its digits.
 */
export function tidyAddress(address: string): string {
  const bare = address.replace(MARKS, '').trim();
  const [, scheme = '', rest = ''] = /^(tel|sms|mailto)\s*:\s*(.*)$/is.exec(bare) ?? [];
  if (scheme === '') return bare.replace(BLANKS, '%20');
  if (scheme.toLowerCase() === 'mailto') return `mailto:${tidyMail(rest)}`;
  return `${scheme.toLowerCase()}:${tidyTelephone(rest)}`;
}

/** Returns the receivers of a mail without blanks, and its subject and text with theirs encoded. */
function tidyMail(rest: string): string {
  const [, receivers = '', fields = ''] = /^([^?]*)(.*)$/s.exec(rest) ?? [];
  return receivers.replace(BLANKS, '') + fields.replace(BLANKS, '%20');
}

/** Returns a number as it is dialled with what is dialled behind it; the digits of what is no whole number. */
function tidyTelephone(rest: string): string {
  const [, number = '', behind = ''] = /^([^,;?]*)(.*)$/s.exec(westernDigits(rest)) ?? [];
  const dialled = telephoneHref(number)?.slice('tel:'.length) ?? number.replace(/[^\d+*#]/g, '');
  return dialled + behind.replace(BLANKS, '');
}
