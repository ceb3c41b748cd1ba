import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { type ListPage, pageOf } from '#src/features/listing/list-page.ts';
import { loadList, orIncomplete } from '#src/features/listing/load-list.server.ts';
import { fetchBestOffers, fetchOffers, OFFERS_PER_PAGE } from '#src/features/offers/load-offers.server.ts';
import { offerCategories } from '#src/queries/offer-categories.query.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { BEST, hubAddress } from './hub-address.ts';
import type { OffersHubData } from './offers-hub-data.ts';
import type { widget } from './OffersHub.widget.ts';

/** Returns the categories, and the offers of the URL's category, order and page. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<OffersHubData> {
  const { fields, params } = read();
  const root = fields.Root?.id ?? '';
  const requested = hubAddress.read(query);
  const { categories } = await orIncomplete('OffersHub', () => fetchCategories(root, page), { categories: [] });
  const category = categories.find(({ name }) => name === requested.category);
  const fallback = params.HideBestOffer ? categories[0] : undefined;
  const chosen = category ?? fallback;
  const state = { ...requested, category: chosen?.name ?? BEST };
  if (categories.length === 0) return { state, categories, listed: { kind: 'failed' } };
  const listed = await loadList('OffersHub', () =>
    chosen ? fetchCategory(chosen.id, state, page) : fetchBest(root, state, page),
  );
  const number = listed.kind === 'loaded' ? listed.page : state.page;
  const data: OffersHubData = { state: { ...state, page: number }, categories, listed };
  return withListedChoices(hubAddress, data, listed, { category: categories.map(({ name }) => name) });
}

async function fetchCategories(root: string, page: PageFacts) {
  const categories = await queryPlatform(offerCategories, { language: page.language, root }, page);
  return { categories: categories.map((one) => ({ ...one, name: one.path.slice(one.path.lastIndexOf('/') + 1) })) };
}

type State = OffersHubData['state'];

const fetchCategory = (category: string, { sort, page: number }: State, page: PageFacts) =>
  fetchOffers(
    number,
    { parent: { category }, sort: sort === 'ExpiryDate' ? sort : undefined, first: OFFERS_PER_PAGE },
    page,
  );

/** Fetches the best offers, of which the page's are a part: what counts as best cannot be queried. */
async function fetchBest(root: string, { sort, page: number }: State, page: PageFacts): Promise<ListPage<ListedOffer>> {
  const best = await fetchBestOffers(root, page, sort === 'ExpiryDate' ? sort : undefined);
  return pageOf(best, number, OFFERS_PER_PAGE);
}
