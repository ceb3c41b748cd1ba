/** Dictionary keys of an offer's card. */
export const OFFER_COUPON_PHRASES = ['offer_view', 'offer_discount', 'valid_to', 'Read_More', 'Show_Less'] as const;

export type OfferCouponPhrases = Readonly<Record<(typeof OFFER_COUPON_PHRASES)[number], string>>;
