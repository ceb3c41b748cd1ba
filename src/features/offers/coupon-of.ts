import type { FieldsView } from '#sitecore/definitions/template.ts';
import type { offerCard } from '#sitecore/definitions/templates/offer.ts';
import { parseColour } from '#src/cms/fields/colour.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { CouponOffer } from './OfferCoupon.tsx';
import { formatDiscount } from './offer-discount.ts';

type OfferFields = Omit<FieldsView<typeof offerCard.fields>, 'IsActive'>;

/** Lines of an offer whose card shows its percentage. */
const NO_LINES = [{ value: '' }, { value: '' }, { value: '' }] as const;

/** Returns an offer of a list as its card shows it: by its percentage, and by its lines only without one. */
export const listedCouponOf = (offer: OfferFields, href: string, page: PageFacts): CouponOffer =>
  offer.Discount === null ? couponOf(offer, href, page) : { ...couponOf(offer, href, page), lines: NO_LINES };

/** Returns an offer of the catalogue as its card shows it; the card leads to the offer's own page. */
export const couponOf = (offer: OfferFields, href: string, { language }: PageFacts): CouponOffer => ({
  title: offer.Title,
  logo: offer.Logo,
  discount: formatDiscount(offer.Discount, language),
  categories: [],
  description: offer.AboutOffer,
  expiry: offer.ExpiryDate,
  background: parseColour(offer.BackgroundColor.value),
  lines: [offer.CardText1, offer.CardText2, offer.CardText3],
  link: { href, text: '', title: '', target: '' },
});
