import { redactedLine } from '#sitecore/log/redact-error.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { RESULTS_PER_PAGE } from '#src/features/search/find-pages.ts';
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

/** Upper limit of the page number, beyond any real result page. */
const LAST_PAGE = 1_000_000;

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

/** Parses the page number of the URL; 1 when it is missing or invalid. */
function pageNumber(text = ''): number {
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
