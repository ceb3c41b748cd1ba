import { Listing } from '#src/features/listing/Listing.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { SortedOffers } from '#src/features/offers/SortedOffers.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { categoryAddress } from './category-address.ts';
import type { OfferCategoryListingProps } from './OfferCategoryListing.widget.ts';

/** Cards that show that offers load: two rows of a wide window. */
const SKELETONS = 8;

/** Renders the offers of a category in a chosen order, page by page. */
export function OfferCategoryListing({ fields, phrases, page, data }: OfferCategoryListingProps) {
  const { state, listed } = data;
  const values = categoryAddress.write(state);
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Content} />
      <Listing values={values}>
        <SortedOffers
          sort={{
            chosen: state.sort,
            choices: [
              { value: 'Default', label: phrases.sort_default },
              { value: 'ExpiryDate', label: phrases.sort_expiry },
            ],
            others: categoryAddress.others(state, 'sort'),
          }}
          listed={listed}
          values={values}
          skeletons={SKELETONS}
          phrases={phrases}
          page={page}
        />
      </Listing>
    </Wrap>
  );
}
