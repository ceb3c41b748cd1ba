import type { ReactNode } from 'react';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { plural } from '#src/i18n/phrase.ts';
import { clampLabels } from '#src/ui/disclosure/Clamp.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { ListingResults } from '#src/features/listing/Listing.tsx';
import type { QueryValues } from '#src/features/listing/listing-address.ts';
import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { listedCouponOf } from './coupon-of.ts';
import { OfferCoupon } from './OfferCoupon.tsx';
import type { OfferListPhrases } from './offer-phrases.ts';

interface OfferCardsProps {
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
      {({ id, path, fields }) => (
        <li key={id}>
          <OfferCoupon
            offer={listedCouponOf(fields, localizeHref(path, page.language), page)}
            level={2}
            phrases={phrases}
            page={page}
          />
        </li>
      )}
    </ListingResults>
  </div>
);

interface OfferTotalProps extends Pick<OfferCardsProps, 'listed' | 'page'> {
  readonly phrases: OfferListPhrases;
}

/** Renders the number of offers on all pages, announced when it changes. */
export const OfferTotal = ({ listed, phrases, page }: OfferTotalProps) => (
  <p role="status" data-part="total" className="text-sm text-text-3">
    {listed.kind === 'loaded' && plural(phrases, 'offers_total', listed.total, page.language)}
  </p>
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
