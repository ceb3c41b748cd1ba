import type { PageFacts } from '#src/cms/widget.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { listedCouponOf } from './coupon-of.ts';
import { OfferCoupon } from './OfferCoupon.tsx';
import type { OfferCouponPhrases } from './offer-phrases.ts';

interface OfferItemProps {
  readonly offer: ListedOffer;
  readonly level: 2 | 3;
  readonly phrases: OfferCouponPhrases;
  readonly page: PageFacts;
}

/** Renders an offer of a list as a coupon that links to its page. */
export const OfferItem = ({ offer: { path, fields }, page, ...coupon }: OfferItemProps) => (
  <li>
    <OfferCoupon offer={listedCouponOf(fields, localizeHref(path, page.language), page)} page={page} {...coupon} />
  </li>
);
