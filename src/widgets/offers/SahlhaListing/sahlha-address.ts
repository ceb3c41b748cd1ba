import { sahlhaOffer } from '#sitecore/definitions/templates/sahlha-offer.ts';
import { defineAddress, optionalParam, textParam } from '#src/features/listing/listing-address.ts';

/** Value of all categories, and of all cities. */
export const ALL = 'all';

/** The address of the partners: a part of their name, a category, a city, a page; and the name of a field to order them by. */
export const sahlhaAddress = defineAddress({
  search: textParam(''),
  category: textParam(ALL),
  location: textParam(ALL),
  sort: optionalParam(Object.keys(sahlhaOffer.fields)),
});
