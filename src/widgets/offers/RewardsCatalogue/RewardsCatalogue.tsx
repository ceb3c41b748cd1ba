import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { ChoiceButtons } from '#src/features/listing/ChoiceButtons.tsx';
import { PartnerSkeleton } from '#src/features/partners/PartnerSkeleton.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { ALL, rewardsAddress } from './rewards-address.ts';
import type { ShownPartner } from './RewardsCatalogue.server.ts';
import type { RewardsCatalogueProps } from './RewardsCatalogue.widget.ts';

/** Cards that show that partners load: two rows of a wide window. */
const SKELETONS = 8;

/** Renders the partners of the loyalty programme: of one of two lists, of one of its categories, page by page. */
export function RewardsCatalogue(props: RewardsCatalogueProps) {
  const { fields, phrases, page, data } = props;
  const { state, categories, listed } = data;
  const values = rewardsAddress.write(state);
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <Listing values={values} className="pt-6">
        <ChoiceButtons
          page={page}
          look="choice-pills"
          label={phrases.rewards_lists}
          name="category"
          chosen={state.category}
          choices={[
            { value: 'InStoreList', label: phrases.rewards_in_store },
            { value: 'RedeemVoucherList', label: phrases.rewards_vouchers },
          ]}
          others={rewardsAddress.others(state, 'category')}
        />
        <div data-part="nested" className="pt-4 pb-6">
          {categories.length > 0 && <Categories {...props} />}
        </div>
        <ListingResults
          label={phrases.rewards_partners}
          listed={listed}
          values={values}
          grid="offer-grid"
          skeleton={<PartnerSkeleton />}
          skeletons={SKELETONS}
          failure={phrases.catalogue_error}
          phrases={phrases}
          page={page}
        >
          {(partner) => <Partner key={partner.code} partner={partner} />}
        </ListingResults>
      </Listing>
    </Wrap>
  );
}

const Categories = ({ phrases, page, data: { state, categories } }: RewardsCatalogueProps) => (
  <ChoiceButtons
    page={page}
    label={phrases.rewards_categories}
    name="nested_category"
    chosen={state.nested_category}
    choices={[{ value: ALL, label: phrases.offers_all }, ...categories]}
    others={rewardsAddress.others(state, 'nested_category')}
  />
);

const Partner = ({ partner: { image, name, description } }: { readonly partner: ShownPartner }) => (
  <li>
    <article className="partner-card">
      {image !== '' && <img src={image} alt="" width="84" height="84" loading="lazy" decoding="async" />}
      <div>
        <h2>{name}</h2>
        {description !== '' && <p>{description}</p>}
      </div>
    </article>
  </li>
);
