import { choiceParam, defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** Value of the tab with all offers. */
export const ALL = 'all';

/** The address of the list of offers: a tag's name, an order, a page. */
export const offersAddress = defineAddress({
  tab: textParam(ALL),
  sort: choiceParam('default', 'expiry-date', 'discount'),
});
