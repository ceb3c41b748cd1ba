/** The origins in a list as an administrator writes it: separated by commas, `*` for any part of a name. */
export const readOrigins = (list: string): readonly string[] =>
  list
    .split(',')
    .map((origin) => origin.trim().replace(/\/+$/, ''))
    .filter((origin) => origin !== '');

/** Whether pages that are being edited may be shown by an origin. */
export const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean =>
  allowed.some((one) => new RegExp(`^${one.split('*').map(escape).join('.*')}$`, 'i').test(origin));

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** What browsers understand where a policy names who may frame a page: a name, or `*` in the place of its first part. */
const SOURCE = /^(?:\*|https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::(?:\d+|\*))?)$/i;

/** The allowed origins that a content security policy can name. */
export const frameSources = (allowed: readonly string[]): readonly string[] =>
  allowed.filter((one) => SOURCE.test(one));
