import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { ListPage } from '#src/features/listing/list-page.ts';
import { fetchListPage } from '#src/features/listing/load-list.server.ts';
import { isBestOffer } from './best-offers.ts';
import { type ListedOffer, offers, type OffersInput } from '#src/queries/offers.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';

type Offers = Omit<OffersInput, 'language' | 'today' | 'after'>;

/** Fetches a page of the offers that are open today in Riyadh. */
export const fetchOffers = (number: number, input: Offers, page: PageFacts): Promise<ListPage<ListedOffer>> =>
  fetchListPage(number, input.first, (after) =>
    queryPlatform(offers, { ...input, language: page.language, today: riyadhDay(new Date()), after }, page),
  );

/** Offers per page of a category, of the hub and of the catalogue (document 3, section 9). */
export const OFFERS_PER_PAGE = 16;

/** The most best offers that are read: far more than a banner shows. */
const MOST_BEST = 200;

/** Fetches the best offers below an item, as of now. */
export async function fetchBestOffers(
  root: string,
  page: PageFacts,
  sort?: OffersInput['sort'],
): Promise<readonly ListedOffer[]> {
  const { items } = await fetchOffers(1, { parent: { root }, onlyBest: true, sort, first: MOST_BEST }, page);
  const now = Date.now();
  return items.filter((offer) => isBestOffer(offer, now));
}
