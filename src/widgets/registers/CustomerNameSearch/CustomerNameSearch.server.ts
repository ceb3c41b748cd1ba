import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { loadCustomerNames } from '#src/services/registers.server.ts';
import type { CustomerNamesData } from './customer-names-data.ts';
import { namesAddress } from './names-address.ts';
import { termError } from './term-error.ts';

/** Returns the names of the URL's term and page; nothing without a term, an error for one that is too short. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<CustomerNamesData> {
  const state = namesAddress.read(query);
  if (state.term === '') return { state, found: undefined, error: undefined };
  const error = termError(state.term);
  if (error) return { state, found: undefined, error };
  const empty: CustomerNamesData = { state, found: { items: [], page: 1, pages: 1 }, error };
  return orIncomplete('CustomerNameSearch', () => load(state, page), empty);
}

async function load(state: CustomerNamesData['state'], page: PageFacts): Promise<CustomerNamesData> {
  const { names, pages } = await loadCustomerNames({ term: state.term.slice(0, MAX_TERM), page: state.page }, page);
  // Beyond the last page there are no names, but there is a last page.
  if (names.length === 0 && pages > 0 && state.page > pages) return load({ ...state, page: pages }, page);
  return { state, found: { items: names, page: state.page, pages: Math.max(1, pages) }, error: undefined };
}
