import type { PartnerCatalogue } from '#sitecore/contracts/partner-catalogue.ts';
import { inStorePartner, redeemVoucherPartner } from '#sitecore/definitions/templates/partner-catalogue.ts';
import type { Content } from '../../content/content.ts';
import { authoredItems } from '../authored-items.ts';

/** Returns both lists of partners in authored order; their texts are the same in every language. */
export const partnerCatalogue = (content: Content): PartnerCatalogue => ({
  Data: {
    InStoreList: partners(content, inStorePartner),
    RedeemVoucherList: partners(content, redeemVoucherPartner),
  },
  Message: '',
});

const partners = (content: Content, template: typeof inStorePartner) =>
  authoredItems(content, template, 'ar').map(({ Category, Code, ImageLink, Name, Description }) => ({
    Category: Category.value,
    Code: Code.value,
    ImageLink: ImageLink.src,
    Name: Name.value,
    Description: Description.value,
  }));
