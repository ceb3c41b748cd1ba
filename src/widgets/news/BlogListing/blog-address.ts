import { defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** Value of all categories. */
export const ALL = 'all';

/** The address of the blog: a term, the name of a category, a page. */
export const blogAddress = defineAddress({ term: textParam(''), category: textParam(ALL) });
