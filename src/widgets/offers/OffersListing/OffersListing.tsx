import { Text } from '#src/cms/fields/Text.tsx';
import { Listing } from '#src/features/listing/Listing.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { ChoiceButtons } from '#src/features/listing/ChoiceButtons.tsx';
import { SortedOffers } from '#src/features/offers/SortedOffers.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { ALL, offersAddress } from './offers-address.ts';
import type { OffersListingProps } from './OffersListing.widget.ts';

/** Cards that show that offers load: two rows of a wide window. */
const SKELETONS = 8;

/** Renders all offers by tag, in a chosen order, page by page; announcements stand above them. */
export function OffersListing({ fields, phrases, page, data, slots }: OffersListingProps) {
  const { state, listed } = data;
  const values = offersAddress.write(state);
  const tabs = fields.Tags.map(({ name, fields: { Title } }) => ({ value: name, label: <Text field={Title} /> }));
  return (
    <>
      <Wrap className="pb-6">
        <ListingHead title={fields.Title} text={fields.Description} />
      </Wrap>
      {slots['offers-announcements']}
      <Wrap>
        <Listing values={values}>
          <div className="pt-8">
            <ChoiceButtons
              page={page}
              label={phrases.offers_tabs}
              name="tab"
              chosen={state.tab}
              choices={[{ value: ALL, label: phrases.offers_all }, ...tabs]}
              others={offersAddress.others(state, 'tab')}
            />
          </div>
          <SortedOffers
            sort={{
              chosen: state.sort,
              choices: [
                { value: 'default', label: phrases.sort_default },
                { value: 'expiry-date', label: phrases.sort_expiry },
                { value: 'discount', label: phrases.sort_discount },
              ],
              others: offersAddress.others(state, 'sort'),
            }}
            listed={listed}
            values={values}
            skeletons={SKELETONS}
            phrases={phrases}
            page={page}
          />
        </Listing>
      </Wrap>
    </>
  );
}
