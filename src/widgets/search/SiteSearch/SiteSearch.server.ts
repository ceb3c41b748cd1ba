import { redactedLine } from '#sitecore/log/redact-error.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { RESULTS_PER_PAGE } from '#src/features/search/find-pages.ts';
import { pageKindOf, pageNumber } from '#src/features/search/search-url.ts';
import { pageCount } from './ResultPager.tsx';
import type { SearchState, Wanted } from './use-site-search.ts';
import { cursorOf } from '#src/queries/cursor.ts';
import { homeItemId } from '#src/queries/home-item-id.server.ts';
import { searchSite } from '#src/queries/search-site.server.ts';

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
  const wanted = { term, page: pageNumber(query.page), pageKind: pageKindOf(query.kind) };
  try {
    const root = await homeItemId(page);
    return { root, state: await fetchResults(wanted, root, page) };
  } catch (error) {
    console.error(`SiteSearch: no results: ${redactedLine(error)}`);
    return { root: '', state: { kind: 'error', ...wanted, failure: 'Unavailable' } };
  }
}

/** Fetches one page of results; a page number beyond the last fetches the last page. */
async function fetchResults(wanted: Wanted, root: string, page: PageFacts): Promise<SearchState> {
  const { term, pageKind: kind } = wanted;
  const scope = { language: page.language, root, today: riyadhDay(new Date()), first: RESULTS_PER_PAGE, kind };
  const fetchPage = (number: number) => searchSite({ term, ...scope, after: cursorOf(number, RESULTS_PER_PAGE) }, page);
  const found = await fetchPage(wanted.page);
  const last = pageCount(found.total);
  if (wanted.page <= last) return { kind: 'results', ...wanted, found };
  return { kind: 'results', ...wanted, page: last, found: await fetchPage(last) };
}
