import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { loadList } from '#src/features/listing/load-list.server.ts';
import { fetchOffers } from '#src/features/offers/load-offers.server.ts';
import { ALL, offersAddress } from './offers-address.ts';
import type { OffersListingData } from './offers-listing-data.ts';
import type { widget } from './OffersListing.widget.ts';

/** The most offers of a page, whatever its author says: what the platform returns at once. */
const MOST_PER_PAGE = 200;

const SORTS = { default: undefined, 'expiry-date': 'ExpiryDate', discount: 'Discount' } as const;

/** Returns the offers of the URL's tab, order and page. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<OffersListingData> {
  const { fields, params } = read();
  const requested = offersAddress.read(query);
  const tag = fields.Tags.find(({ name }) => name === requested.tab);
  const first = Math.min(params.CountPerPage, MOST_PER_PAGE);
  const parent = { root: fields.Root?.id ?? '' };
  const listed = await loadList('OffersListing', () =>
    fetchOffers(requested.page, { parent, tag: tag?.id, sort: SORTS[requested.sort], first }, page),
  );
  const number = listed.kind === 'loaded' ? listed.page : requested.page;
  const data = { state: { ...requested, tab: tag?.name ?? ALL, page: number }, listed };
  return withListedChoices(offersAddress, data, listed, { tab: fields.Tags.map(({ name }) => name) });
}
