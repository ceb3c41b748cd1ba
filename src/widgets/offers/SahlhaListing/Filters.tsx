import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { ChoiceButtons } from '#src/features/listing/ChoiceButtons.tsx';
import { ListingForm } from '#src/features/listing/ListingForm.tsx';
import { FilterSelect, ListingSearch, SearchField } from '#src/features/listing/ListingSearch.tsx';
import { SAHLHA_SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { ALL, sahlhaAddress } from './sahlha-address.ts';
import type { SahlhaListingProps } from './SahlhaListing.widget.ts';

/** The first cities of the filter, which have buttons too. */
const CITY_BUTTONS = 8;

/** Renders the search for partners, and buttons of the largest cities. */
export const Filters = ({ fields, phrases, page, data: { state, categories, cities } }: SahlhaListingProps) => (
  <>
    <ListingSearch
      label={phrases.sahlha_search}
      page={page}
      others={sahlhaAddress.others(state, 'search', 'category', 'location')}
      clear={{
        values: sahlhaAddress.cleared(state),
        isDone: state.search === '' && state.category === ALL && state.location === ALL && state.page === 1,
      }}
      phrases={phrases}
    >
      <SearchField
        label={phrases.sahlha_partner_name}
        name="search"
        value={state.search}
        delayMs={SAHLHA_SEARCH_DEBOUNCE_MS}
      />
      <FilterSelect
        label={phrases.sahlha_category}
        name="category"
        chosen={state.category}
        choices={[{ value: ALL, label: phrases.sahlha_all_categories }, ...categories]}
      />
      <FilterSelect
        label={phrases.sahlha_city}
        name="location"
        chosen={state.location}
        choices={[{ value: ALL, label: phrases.sahlha_all_cities }, ...cities]}
      />
    </ListingSearch>
    <div className="partner-cities">
      <ChoiceButtons
        page={page}
        label={phrases.sahlha_city}
        name="location"
        chosen={state.location}
        choices={cities.slice(0, CITY_BUTTONS)}
        others={sahlhaAddress.others(state, 'location')}
      />
      {isLinkComplete(fields.Link) && (
        <Link {...linkProps(fields.Link)} variant="go">
          <LinkText field={fields.Link} />
        </Link>
      )}
    </div>
  </>
);

/** Renders what a visitor can do when no partner is found. */
export const ClearSearch = ({ phrases, page, data: { state } }: SahlhaListingProps) => (
  <>
    <p className="max-w-[40ch] text-pretty text-text-2">{phrases.sahlha_none}</p>
    <ListingForm page={page} others={sahlhaAddress.cleared(state)}>
      <Button type="submit">{phrases.sahlha_clear_search}</Button>
    </ListingForm>
  </>
);
