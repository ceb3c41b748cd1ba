import { defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** The address of the search: a part of a name, a page. */
export const namesAddress = defineAddress({ term: textParam('') });
