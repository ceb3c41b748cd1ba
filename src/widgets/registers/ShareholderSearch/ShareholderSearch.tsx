import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { ListingForm } from '#src/features/listing/ListingForm.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SearchField } from '#src/features/listing/ListingSearch.tsx';
import { plural } from '#src/i18n/plural.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { shareholderAddress } from './shareholder-address.ts';
import type { ShareholderSearchProps } from './ShareholderSearch.widget.ts';
import { ShareholderTable } from './ShareholderTable.tsx';

/** Rows that show that shareholders load. */
const SKELETONS = 8;

/** Renders the shareholders of the bank, found by a part of their names, page by page. */
export function ShareholderSearch(props: ShareholderSearchProps) {
  const { fields, phrases, page, data } = props;
  const { state, listed } = data;
  const values = shareholderAddress.write(state);
  return (
    <Wrap>
      <Listing values={values} className="register-listing">
        <div role="search" aria-label={phrases.shareholders_search} className="listing-search">
          <ListingForm
            page={page}
            others={shareholderAddress.others(state, 'filterby')}
            className="listing-search-form register-search"
          >
            <SearchField label={phrases.shareholder_name} name="filterby" value={state.filterby} />
            <Button type="submit">{phrases.search}</Button>
          </ListingForm>
        </div>
        <p role="status" data-part="total" className="register-total">
          {listed.kind === 'loaded' && plural(phrases, 'shareholders_total', listed.total, page.language)}
        </p>
        <ListingResults
          label={phrases.shareholders}
          listed={listed}
          values={values}
          grid="register-rows"
          renderItems={(shareholders) => <ShareholderTable {...props} shareholders={shareholders} />}
          skeleton={<RowSkeleton />}
          skeletons={SKELETONS}
          empty={<ClearSearch {...props} />}
          phrases={phrases}
          page={page}
        />
      </Listing>
      {isShown(fields.Note) && (
        <p className="register-note">
          <Text field={fields.Note} />
        </p>
      )}
    </Wrap>
  );
}

/** Renders what a visitor can do when no shareholder is found, or the register does not load. */
const ClearSearch = ({ phrases, page, data: { state } }: ShareholderSearchProps) => (
  <>
    <p className="max-w-[40ch] text-pretty text-text-2">{phrases.shareholders_none}</p>
    <ListingForm page={page} others={shareholderAddress.cleared(state)}>
      <Button type="submit" kind="line">
        {phrases.sahlha_clear_search}
      </Button>
    </ListingForm>
  </>
);

const RowSkeleton = () => (
  <li>
    <span className="h-5 w-2/5 skeleton" />
    <span className="h-4 w-1/5 skeleton" />
  </li>
);
