import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { ListPage } from '#src/features/listing/list-page.ts';
import { fetchListPage, orIncomplete } from '#src/features/listing/load-list.server.ts';
import { type ListedArticle, news, type NewsInput } from '#src/queries/news.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';

type Articles = Omit<NewsInput, 'language' | 'today' | 'after'>;

type Page = Pick<PageFacts, 'path' | 'state' | 'language'>;

/** Fetches a page of the articles up to today in Riyadh, the newest first. */
export const fetchArticles = (number: number, input: Articles, page: Page): Promise<ListPage<ListedArticle>> =>
  fetchListPage(number, input.first, (after) =>
    queryPlatform(news, { ...input, language: page.language, today: riyadhDay(new Date()), after }, page),
  );

/** Articles of the home page's carousel and of the news block (document 3, section 9). */
const LATEST = 4;

/** Server data of a block of the newest articles. */
export interface LatestArticlesData {
  /** Null when they could not be loaded. */
  readonly articles: readonly ListedArticle[] | null;
}

/** Returns the newest articles below an item; a failure is only logged. */
export const loadLatest = (name: string, root: string, page: Page): Promise<LatestArticlesData> =>
  orIncomplete<LatestArticlesData>(
    name,
    async () => ({ articles: (await fetchArticles(1, { root, first: LATEST }, page)).items }),
    { articles: null },
  );
