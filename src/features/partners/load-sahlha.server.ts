import type { PageFacts } from '#src/cms/widget.ts';
import type { ListPage } from '#src/features/listing/list-page.ts';
import { fetchListPage } from '#src/features/listing/load-list.server.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { type ListedSahlhaOffer, sahlhaOffers, type SahlhaOffersInput } from '#src/queries/sahlha-offers.query.ts';

/** Fetches a page of partners' offers. */
export const fetchSahlhaOffers = (
  number: number,
  input: Omit<SahlhaOffersInput, 'language' | 'after'>,
  page: PageFacts,
): Promise<ListPage<ListedSahlhaOffer>> =>
  fetchListPage(number, input.first, (after) =>
    queryPlatform(sahlhaOffers, { ...input, language: page.language, after }, page),
  );
