import { tasahealOffer } from '#sitecore/definitions/templates/tasaheal-offer.ts';
import { defineAddress, optionalParam } from '#src/features/listing/listing-address.ts';

/** The address of the shops: a page, and the name of a field to order them by. */
export const tasahealAddress = defineAddress({ sort: optionalParam(Object.keys(tasahealOffer.fields)) });
