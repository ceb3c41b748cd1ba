import { defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** Value of all years and of all categories. */
export const ALL = 'all';

/** Key of the title's text, whose value stays on the page. */
export const TITLE = 'title';

/** The address of the news: the name of a category, that of a year, a page; and a text of the title. */
export const newsAddress = defineAddress({ category: textParam(ALL), year: textParam(ALL), [TITLE]: textParam('') });
