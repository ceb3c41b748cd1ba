import * as z from 'zod/mini';

/** The longest text that a register is searched for. */
const MAX_SEARCH = 100;

/** A text to search for, without spaces around it. */
export const searchText = (min = 1) => z.string().check(z.trim(), z.minLength(min), z.maxLength(MAX_SEARCH));

/** The number of a page from 1. */
export const pageNumber = () =>
  z.pipe(z.string().check(z.trim(), z.regex(/^[1-9][0-9]{0,5}$/)), z.pipe(z.transform(Number), z.int()));

/** A count in a response. */
export const count = () => z.int().check(z.nonnegative());
