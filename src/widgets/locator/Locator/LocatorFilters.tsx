import { FilterSelect, SearchField } from '#src/features/listing/ListingSearch.tsx';
import { LOCATOR_SEARCH_MS } from '#src/config/timings/typing.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { LocatorProps } from './Locator.widget.ts';

/** Renders search, service and city in one form, which needs no scripts, and a button that clears them. */
export function LocatorFilters({ params, phrases, page, data: { state, cities } }: LocatorProps) {
  const action = localizeHref(page.path, page.language);
  const services = [
    { value: 'all', label: phrases.locator_all_services },
    { value: 'branch', label: phrases.locator_branches },
    { value: 'atm', label: phrases.locator_atms },
    { value: 'kiosk', label: phrases.locator_kiosks },
  ];
  const isCleared = state.q === '' && state.city === '' && state.service === params.Service;
  return (
    <div role="search" aria-label={phrases.locator_filters} className="locator-filters">
      <form action={action} className="locator-form">
        <SearchField label={phrases.locator_search} name="q" value={state.q} delayMs={LOCATOR_SEARCH_MS} />
        <FilterSelect label={phrases.locator_service} name="service" chosen={state.service} choices={services} />
        <FilterSelect
          label={phrases.locator_city}
          name="city"
          chosen={state.city}
          choices={[
            { value: '', label: phrases.locator_all_cities },
            ...cities.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button type="submit" kind="line" className="not-noscript:hidden">
          {phrases.listing_apply}
        </Button>
      </form>
      <form action={action}>
        <Button
          type="submit"
          kind="text"
          iconStart="close"
          aria-disabled={isCleared}
          data-clear=""
          className="aria-disabled:text-text-3"
        >
          {phrases.locator_clear}
        </Button>
      </form>
    </div>
  );
}
