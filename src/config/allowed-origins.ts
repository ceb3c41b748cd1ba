/** Parses a comma-separated list of origins; `*` in one stands for any part of a name. */
export const readOrigins = (list: string): readonly string[] =>
  list
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter((origin) => origin !== '');

/** Returns true when an origin may show pages that are being edited. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => new RegExp(`^${one.split('*').map(escape).join('.*')}$`, 'i').test(origin));

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Origins that a policy's frame-ancestors accepts: a name, or `*` instead of its first part. */
const SOURCE = /^(?:\*|https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::(?:\d+|\*))?)$/i;

/** Returns the allowed origins that a content security policy can name. */
export const frameSources = (allowed: readonly string[]): readonly string[] =>
  allowed.filter((one) => SOURCE.test(one));
