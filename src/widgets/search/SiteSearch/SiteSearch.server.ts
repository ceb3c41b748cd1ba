import { redactedLine } from '#sitecore/log/redact-error.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { RESULTS_PER_PAGE } from '#src/features/search/find-pages.ts';
import { pageNumber } from '#src/features/search/search-url.ts';
import { pageCount } from './ResultPager.tsx';
import type { SearchState } from './use-site-search.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { cursorOf } from '#src/queries/cursor.ts';
import { homeItemId } from '#src/queries/home-item-id.server.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';

/** Server data of the search page. */
export interface SiteSearchData {
  /** Id of the site's home item; empty when it is not available. */
  readonly root: string;
  readonly state: SearchState;
}

/** Returns the results for the URL's query; a failed search becomes an error state and is logged without the term. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<SiteSearchData> {
  const term = (query.q ?? '').trim();
  // Without a term nothing fails: a client without a root reloads the page with the term instead.
  if (term === '') return { root: await homeItemId(page).catch(() => ''), state: { kind: 'idle' } };
  const requestedPage = pageNumber(query.page);
  try {
    const root = await homeItemId(page);
    return { root, state: await fetchResults(term, requestedPage, root, page) };
  } catch (error) {
    console.error(`SiteSearch: no results: ${redactedLine(error)}`);
    return { root: '', state: { kind: 'error', term, page: requestedPage, failure: 'Unavailable' } };
  }
}

/** Fetches one page of results; a page number beyond the last fetches the last page. */
async function fetchResults(term: string, requestedPage: number, root: string, page: PageFacts): Promise<SearchState> {
  const scope = { language: page.language, root, today: riyadhDay(new Date()), first: RESULTS_PER_PAGE };
  const fetchPage = (number: number) =>
    queryPlatform(siteSearch, { term, ...scope, after: cursorOf(number, RESULTS_PER_PAGE) }, page);
  const found = await fetchPage(requestedPage);
  const last = pageCount(found.total);
  if (requestedPage <= last) return { kind: 'results', term, page: requestedPage, found };
  return { kind: 'results', term, page: last, found: await fetchPage(last) };
}
