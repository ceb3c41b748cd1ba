import { redactedLine } from '#sitecore/log/redact-error.ts';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { RESULTS_PER_PAGE } from '#src/features/search/find-pages.ts';
import { pageCount } from '#src/widgets/search/SiteSearch/ResultPager.tsx';
import type { SearchState } from '#src/widgets/search/SiteSearch/use-site-search.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { cursorOf } from '#src/queries/cursor.ts';
import { homeItemId } from '#src/queries/home-item-id.server.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';

/** What the page of results shows before any script. */
export interface SiteSearchData {
  /** The id of the site's home; empty when it cannot be had. */
  readonly root: string;
  readonly state: SearchState;
}

/** A page further on than any has results. */
const LAST_PAGE = 1_000_000;

/** Searches for what the address asks; a search that fails is a state of the page like any other. */
export async function staticProps(_: unknown, page: PageFacts, query: UrlQuery): Promise<SiteSearchData> {
  const term = (query.q ?? '').trim();
  // Nothing is sought yet: a browser that does not learn where to seek loads the page of results instead.
  if (term === '') return { root: await homeItemId(page).catch(() => ''), state: { kind: 'idle' } };
  const asked = pageNumber(query.page);
  try {
    const root = await homeItemId(page);
    return { root, state: await fetchResults(term, asked, root, page) };
  } catch (error) {
    console.error(`SiteSearch: no results: ${redactedLine(error)}`);
    return { root: '', state: { kind: 'error', term, page: asked, failure: 'Unavailable' } };
  }
}

/** One page of what is found; of an address that asks for one after the last, the last. */
async function fetchResults(term: string, asked: number, root: string, page: PageFacts): Promise<SearchState> {
  const at = (number: number) =>
    queryPlatform(
      siteSearch,
      { term, language: page.language, root, first: RESULTS_PER_PAGE, after: cursorOf(number, RESULTS_PER_PAGE) },
      page,
    );
  const answer = await at(asked);
  const last = pageCount(answer.total);
  if (asked <= last) return { kind: 'results', term, page: asked, found: answer };
  return { kind: 'results', term, page: last, found: await at(last) };
}

/** The page that an address names; whatever is none is the first. */
function pageNumber(text = ''): number {
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
