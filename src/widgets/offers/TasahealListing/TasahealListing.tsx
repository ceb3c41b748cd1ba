import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { plural } from '#src/i18n/plural.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { ShopCard, ShopSkeleton } from './ShopCard.tsx';
import { tasahealAddress } from './tasaheal-address.ts';
import type { TasahealListingProps } from './TasahealListing.widget.ts';

/** Cards that show that shops load: two rows of a wide window. */
const SKELETONS = 8;

/** Renders the shops of the Tasaheal programme page by page, by content order or by a field that the address names. */
export function TasahealListing({ phrases, page, data: { state, listed } }: TasahealListingProps) {
  const values = tasahealAddress.write(state);
  return (
    <Wrap>
      <Listing values={values} className="shop-listing">
        <p role="status" data-part="total" className="pb-5 text-text-2">
          {listed.kind === 'loaded' && plural(phrases, 'shops_total', listed.total, page.language)}
        </p>
        <ListingResults
          label={phrases.tasaheal_shops}
          listed={listed}
          values={values}
          grid="offer-grid"
          skeleton={<ShopSkeleton />}
          skeletons={SKELETONS}
          phrases={phrases}
          page={page}
        >
          {(shop) => <ShopCard key={shop.id} shop={shop} phrases={phrases} page={page} />}
        </ListingResults>
      </Listing>
    </Wrap>
  );
}
