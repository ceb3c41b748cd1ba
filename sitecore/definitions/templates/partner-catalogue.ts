import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { extendTemplate, template } from '../template.ts';

/** A partner of the loyalty programme. Its texts are both languages in one: `ar:…|en:…`, or the same text in both. */
export const partnerCatalogueEntry = template('Partner Catalogue Entry', {
  Category: text({ required: true, shared: true }),
  Code: text({ required: true, shared: true }),
  ImageLink: image(),
  Name: text({ required: true, shared: true }),
  Description: text({ shared: true, multiline: true }),
});

/** A partner in whose shops points pay. */
export const inStorePartner = extendTemplate(partnerCatalogueEntry, 'In Store Partner', {});

/** A partner for whose vouchers points are redeemed. */
export const redeemVoucherPartner = extendTemplate(partnerCatalogueEntry, 'Redeem Voucher Partner', {});

/** The partners of the loyalty programme, in two lists. */
export const partnerCatalogue = template('Partner Catalogue', {
  InStoreList: children(inStorePartner),
  RedeemVoucherList: children(redeemVoucherPartner),
});
