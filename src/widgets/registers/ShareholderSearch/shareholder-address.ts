import { defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** The address of the register: a part of a name, a page. */
export const shareholderAddress = defineAddress({ filterby: textParam('') });
