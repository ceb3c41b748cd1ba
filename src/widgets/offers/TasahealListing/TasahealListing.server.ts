import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { fetchListPage, loadList } from '#src/features/listing/load-list.server.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { tasahealOffers } from '#src/queries/tasaheal-offers.query.ts';
import { tasahealAddress } from './tasaheal-address.ts';
import { tasahealCardOf } from './tasaheal-card.ts';
import type { TasahealListingData } from './tasaheal-listing-data.ts';
import type { widget } from './TasahealListing.widget.ts';

/** Shops per page (document 3, section 9). */
const PER_PAGE = 16;

const FAILED = 'Failed to fetch data. Please try again.';

/** Returns the shops of the URL's order and page whose offers end after today. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<TasahealListingData> {
  const input = { language: page.language, root: read().fields.Root?.id ?? '', today: riyadhDay(new Date()) };
  const requested = tasahealAddress.read(query);
  const { sort } = requested;
  const listed = await loadList('TasahealListing', async () => {
    const list = await fetchListPage(requested.page, PER_PAGE, (after) =>
      queryPlatform(tasahealOffers, { ...input, sort, first: PER_PAGE, after }, page),
    );
    return { ...list, items: list.items.map(tasahealCardOf) };
  });
  return listed.kind === 'loaded'
    ? withListedChoices(tasahealAddress, { state: { ...requested, page: listed.page }, listed, error: '' }, listed)
    : { state: requested, listed, error: FAILED };
}
