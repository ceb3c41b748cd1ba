import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { pluralKeys } from '#src/i18n/plural.ts';

/** Dictionary keys of an offer's card. */
export const OFFER_COUPON_PHRASES = ['offer_view', 'offer_discount', 'valid_to', 'Read_More', 'Show_Less'] as const;

export type OfferCouponPhrases = Readonly<Record<(typeof OFFER_COUPON_PHRASES)[number], string>>;

/** Dictionary keys of a listing of offers, with its order by their expiry. */
export const OFFER_LIST_PHRASES = [
  ...LISTING_PHRASES,
  ...OFFER_COUPON_PHRASES,
  ...pluralKeys('offers_total'),
  'offers_list',
  'listing_apply',
  'sort_label',
  'sort_default',
  'sort_expiry',
] as const;

export type OfferListPhrases = Readonly<Record<(typeof OFFER_LIST_PHRASES)[number], string>>;
