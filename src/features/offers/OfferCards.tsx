import type { ReactNode } from 'react';
import { clampLabels } from '#src/ui/disclosure/Clamp.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { ListingResults } from '#src/features/listing/Listing.tsx';
import type { QueryValues } from '#src/features/listing/listing-address.ts';
import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { OfferItem } from './OfferItem.tsx';
import type { OfferListPhrases } from './offer-phrases.ts';

export interface OfferCardsProps {
  readonly listed: Listed<ListedOffer>;
  readonly values: QueryValues;
  /** Cards in the place of offers that are loading. */
  readonly skeletons: number;
  /** Takes the place of those cards. */
  readonly pending?: ReactNode;
  readonly phrases: OfferListPhrases;
  readonly page: PageFacts;
}

/** Renders a page of offers as coupons, four, three, two or one beside each other. */
export const OfferCards = ({ phrases, page, ...list }: OfferCardsProps) => (
  <div {...clampLabels({ more: phrases.Read_More, less: phrases.Show_Less })}>
    <ListingResults
      {...list}
      label={phrases.offers_list}
      grid="offer-grid"
      skeleton={<CouponSkeleton />}
      phrases={phrases}
      page={page}
    >
      {(offer) => <OfferItem key={offer.id} offer={offer} level={2} phrases={phrases} page={page} />}
    </ListingResults>
  </div>
);

/** Renders the outline of a coupon while offers load. */
const CouponSkeleton = () => (
  <li>
    <div className="coupon">
      <div className="coupon-head">
        <Star className="size-16 skeleton bg-sand-200" />
        <span className="h-7 w-20 skeleton" />
      </div>
      <div className="coupon-edge" />
      <div className="coupon-body">
        <span className="h-6 w-3/5 skeleton" />
        <span className="mt-2 h-3.5 w-full skeleton" />
        <span className="mt-2 h-3.5 w-1/4 skeleton" />
        <span className="mt-6 h-3.5 w-1/2 skeleton" />
      </div>
    </div>
  </li>
);
