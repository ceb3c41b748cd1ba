import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { fetchBestOffers } from '#src/features/offers/load-offers.server.ts';
import type { BestOffersBannerData } from './best-offers-banner-data.ts';
import type { widget } from './BestOffersBanner.widget.ts';

export const staticProps = (
  _: unknown,
  page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<BestOffersBannerData> =>
  orIncomplete<BestOffersBannerData>(
    'BestOffersBanner',
    async () => ({ offers: await fetchBestOffers(read().fields.Root?.id ?? '', page) }),
    { offers: null },
  );
