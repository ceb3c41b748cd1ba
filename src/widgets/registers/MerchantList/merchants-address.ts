import { defineAddress } from '#src/features/listing/listing-address.ts';

/** The address of the merchants: all are on one page. */
export const merchantsAddress = defineAddress({});
