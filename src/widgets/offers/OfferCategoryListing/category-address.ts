import { choiceParam, defineAddress } from '#src/features/listing/listing-address.ts';

/** The address of the offers of a category: an order, a page. */
export const categoryAddress = defineAddress({ sort: choiceParam('Default', 'ExpiryDate') });
