import { defineAddress, optionalParam, textParam } from '#src/features/listing/listing-address.ts';

/** Value of all categories, and of all cities. */
export const ALL = 'all';

/** Names of the fields of an offer, by which an address may order the partners. */
export const SAHLHA_FIELDS = [
  ...['Title', 'Content', 'Isactive', 'ShowInBanner', 'SahlhaCategory', 'SahlhaSubCategory', 'City'],
  ...['Image', 'Icon', 'Link'],
];

/** The address of the partners: a part of their name, a category, a city, a page; and the name of a field to order them by. */
export const sahlhaAddress = defineAddress({
  search: textParam(''),
  category: textParam(ALL),
  location: textParam(ALL),
  sort: optionalParam(SAHLHA_FIELDS),
});
