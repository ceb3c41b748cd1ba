import { defineAddress, optionalParam } from '#src/features/listing/listing-address.ts';

/** Names of the fields of an offer, by which an address may order the shops. */
export const TASAHEAL_FIELDS = ['Title', 'Description', 'Image', 'Category', 'Discount', 'expiryDate'];

/** The address of the shops: a page, and the name of a field to order them by. */
export const tasahealAddress = defineAddress({ sort: optionalParam(TASAHEAL_FIELDS) });
