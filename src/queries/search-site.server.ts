import type { PageFacts } from '#src/cms/widget.ts';
import { queryPlatform } from './query-platform.server.ts';
import { readResult } from './read-result.ts';
import { searchInIndex } from './search-index.ts';
import { type FoundPages, type SiteSearchInput, siteSearch } from './site-search.query.ts';

/**
 * Returns a page of the results of a search in the index of the site, or from the platform where there is none and for drafts. Rejects as
 * queryPlatform does.
 */
export async function searchSite(input: SiteSearchInput, page: Pick<PageFacts, 'path' | 'state'>): Promise<FoundPages> {
  const found = page.state === 'normal' ? searchInIndex({ ...input }) : undefined;
  return found === undefined ? queryPlatform(siteSearch, input, page) : readResult(siteSearch, found);
}
