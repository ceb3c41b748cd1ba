import { defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** Value of the tab with all films. */
export const ALL = 'all';

/**
 * The address of the gallery: a category's name, and a page of its films. The page belongs to the category: another one begins
 * with page 1, and changes the page of no other.
 */
export const videoAddress = defineAddress({ category: textParam(ALL) });
