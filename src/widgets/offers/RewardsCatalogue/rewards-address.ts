import { choiceParam, defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** Value of all categories of a list. */
export const ALL = 'All';

/** The address of the catalogue: a list, a category by its English text, a page. Another list begins with all categories. */
export const rewardsAddress = defineAddress(
  { category: choiceParam('InStoreList', 'RedeemVoucherList'), nested_category: textParam(ALL) },
  { category: ['nested_category'] },
);
