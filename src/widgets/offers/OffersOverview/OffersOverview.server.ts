import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { fetchOffers } from '#src/features/offers/load-offers.server.ts';
import type { OffersOverviewData } from './offers-overview-data.ts';
import type { widget } from './OffersOverview.widget.ts';

/** Counts the open offers of each group that visitors see. */
export const staticProps = (
  _: unknown,
  page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<OffersOverviewData> =>
  orIncomplete<OffersOverviewData>(
    'OffersOverview',
    async () => {
      const { Primary, Secondary } = read().fields;
      const shown = [...Primary, ...Secondary].filter(({ fields }) => fields.IsActive);
      const counted = shown.map(async ({ id }) => {
        const { total, items } = await fetchOffers(1, { parent: { category: id }, first: 1 }, page);
        return [id, { total, lead: items[0] ?? null }] as const;
      });
      return { groups: Object.fromEntries(await Promise.all(counted)) };
    },
    { groups: {} },
  );
