import type { ShareholderPage } from '#sitecore/contracts/shareholders.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { scalarFields } from '#src/features/registers/scalar-fields.ts';
import { loadShareholders } from '#src/services/registers.server.ts';
import { shareholderAddress } from './shareholder-address.ts';
import type { ShareholderSearchData } from './shareholder-search-data.ts';

/** Stands in for a response that failed. */
const EMPTY: ShareholderPage = { Data: [], TotalCount: 0, PageSize: 0, CurrentPage: 0, TotalPages: 0 };

/** Returns the shareholders of the URL's text and page. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<ShareholderSearchData> {
  const requested = shareholderAddress.read(query);
  const term = requested.filterby.slice(0, MAX_TERM);
  return orIncomplete<ShareholderSearchData>(
    'ShareholderSearch',
    async () => shown(await loadShareholders({ term, page: requested.page }, page), requested),
    shown(EMPTY, requested),
  );
}

function shown(
  { Data, TotalCount, CurrentPage, TotalPages }: ShareholderPage,
  requested: ShareholderSearchData['state'],
): ShareholderSearchData {
  const rows = Data.map((item) => Object.fromEntries(scalarFields(item)));
  const number = Math.max(1, CurrentPage);
  return {
    state: { ...requested, page: number },
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    listed: { kind: 'loaded', items: rows, total: TotalCount, page: number, pages: Math.max(1, TotalPages) },
  };
}
