import { Text } from '#src/cms/fields/Text.tsx';
import { Listing } from '#src/features/listing/Listing.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { SortedOffers } from '#src/features/offers/SortedOffers.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { CategoryPicker } from './CategoryPicker.tsx';
import { hubAddress } from './hub-address.ts';
import type { OffersHubProps } from './OffersHub.widget.ts';

/** Cards that show that offers load (document 3, section 2.1). */
const SKELETONS = 4;

/** Renders a picker of categories, and the offers of the picked one in a chosen order, page by page. */
export function OffersHub(props: OffersHubProps) {
  const { fields, phrases, page, data } = props;
  const { state, categories, listed } = data;
  const values = hubAddress.write(state);
  const hasCategories = categories.length > 0;
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <Listing values={values} className="pt-6">
        <div data-part="picker" data-once="">
          {(hasCategories || page.state === 'edit') && <CategoryPicker {...props} />}
        </div>
        <SortedOffers
          title={<div data-part="head">{hasCategories && <PickedTitle {...props} />}</div>}
          sort={{
            chosen: state.sort,
            choices: [
              { value: 'Default', label: phrases.sort_default },
              { value: 'ExpiryDate', label: phrases.sort_expiry },
            ],
            others: hubAddress.others(state, 'sort'),
          }}
          listed={listed}
          values={values}
          skeletons={SKELETONS}
          {...(!hasCategories && { pending: <Spinner label={phrases.listing_loading} /> })}
          phrases={phrases}
          page={page}
        />
      </Listing>
    </Wrap>
  );
}

/** Renders the title of the picked category; its tile is where authors edit it. */
function PickedTitle({ fields, data: { state, categories } }: OffersHubProps) {
  const picked = categories.find(({ name }) => name === state.category);
  return (
    <Heading level={2} size="xl">
      {picked ? <Text field={picked.fields.BannerTitle} /> : fields.BestTitle.value}
    </Heading>
  );
}

const Spinner = ({ label }: { readonly label: string }) => (
  <p role="status" className="listing-message text-text-2">
    <Star className="size-10 animate-turn bg-saffron-500" />
    {label}
  </p>
);
