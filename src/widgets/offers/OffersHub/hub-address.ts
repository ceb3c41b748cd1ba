import { choiceParam, defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** Value of the tile of the best offers. */
export const BEST = 'best_offers';

/** The address of the hub: a category's name, an order, a page. */
export const hubAddress = defineAddress({ category: textParam(BEST), sort: choiceParam('Default', 'ExpiryDate') });
