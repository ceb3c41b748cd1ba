import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import { loadList } from '#src/features/listing/load-list.server.ts';
import { fetchOffers, OFFERS_PER_PAGE } from '#src/features/offers/load-offers.server.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { categoryAddress } from './category-address.ts';

/** Server data of the offers of a category. */
export interface OfferCategoryListingData {
  /** The address as shown: a page that the list has. */
  readonly state: ListingState<typeof categoryAddress.params>;
  readonly listed: Listed<ListedOffer>;
}

/** Returns the offers of the category whose page it is, in the order and of the page of the URL. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<OfferCategoryListingData> {
  const { path, language } = page;
  const requested = categoryAddress.read(query);
  const sort = requested.sort === 'ExpiryDate' ? requested.sort : undefined;
  const listed = await loadList('OfferCategoryListing', async () => {
    const category = await queryPlatform(pageItem, { site: env().SITECORE_SITE_NAME, path, language }, page);
    return fetchOffers(requested.page, { parent: { category }, sort, first: OFFERS_PER_PAGE }, page);
  });
  const number = listed.kind === 'loaded' ? listed.page : requested.page;
  return withListedChoices(categoryAddress, { state: { ...requested, page: number }, listed }, listed);
}
