import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { plural } from '#src/i18n/plural.ts';
import { PartnerCard, PartnerSkeleton } from './PartnerCard.tsx';
import { ClearSearch, Filters } from './Filters.tsx';
import { sahlhaAddress } from './sahlha-address.ts';
import type { SahlhaListingProps } from './SahlhaListing.widget.ts';

/** Cards that show that partners load: two rows of a wide window. */
const SKELETONS = 8;

/** Renders the partners of the Sahlha programme, found by name, category and city, page by page. */
export function SahlhaListing(props: SahlhaListingProps) {
  const { phrases, page, data } = props;
  const { state, listed } = data;
  const values = sahlhaAddress.write(state);
  return (
    <Wrap>
      <Listing values={values} className="partner-listing">
        {/* Their controls stay while partners are replaced; without data there are none. */}
        <div data-part="filters" data-once="">
          {data.categories.length > 0 && <Filters {...props} />}
        </div>
        <p role="status" data-part="total" className="sr-only">
          {listed.kind === 'loaded' && plural(phrases, 'partners_total', listed.total, page.language)}
        </p>
        <ListingResults
          label={phrases.sahlha_partners}
          listed={listed}
          values={values}
          grid="offer-grid partner-grid"
          skeleton={<PartnerSkeleton />}
          skeletons={SKELETONS}
          failure={<span className="text-danger">{phrases.error_loading_data}</span>}
          empty={<ClearSearch {...props} />}
          phrases={phrases}
          page={page}
        >
          {(partner) => <PartnerCard key={partner.id} partner={partner} phrases={phrases} />}
        </ListingResults>
      </Listing>
    </Wrap>
  );
}
