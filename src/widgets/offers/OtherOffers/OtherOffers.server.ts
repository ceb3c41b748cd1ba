import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { fetchOffers } from '#src/features/offers/load-offers.server.ts';
import type { ListedOffer } from '#src/queries/offers.query.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';

/** Offers beside the one of the page (document 3, section 9). */
const OTHERS = 4;

/** Server data of other offers. */
export interface OtherOffersData {
  /** Null when they could not be loaded. */
  readonly offers: readonly ListedOffer[] | null;
}

/** Returns the offers of the page's category that end soonest, without the page's own. */
export const staticProps = (_: unknown, page: PageFacts): Promise<OtherOffersData> =>
  orIncomplete<OtherOffersData>('OtherOffers', async () => ({ offers: await fetchOthers(page) }), { offers: null });

async function fetchOthers(page: PageFacts): Promise<readonly ListedOffer[]> {
  const { path, language } = page;
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  const category = await queryPlatform(pageItem, { site: env().SITECORE_SITE_NAME, path: above, language }, page);
  const { items } = await fetchOffers(1, { parent: { category }, sort: 'ExpiryDate', first: OTHERS + 1 }, page);
  return items.filter((offer) => offer.path.toLowerCase() !== path.toLowerCase()).slice(0, OTHERS);
}
