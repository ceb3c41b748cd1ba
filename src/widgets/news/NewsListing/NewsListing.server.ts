import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { loadList } from '#src/features/listing/load-list.server.ts';
import { fetchArticles } from '#src/features/news/load-articles.server.ts';
import { loadTags, namesOf } from '#src/features/news/load-tags.server.ts';
import { ALL, newsAddress } from './news-address.ts';
import type { NewsListingData } from './news-listing-data.ts';
import type { widget } from './NewsListing.widget.ts';

/** Articles per page (document 3, section 9). */
const PER_PAGE = 15;

/** Returns the years, the categories, and the articles of the URL's year, category, text and page. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<NewsListingData> {
  const { Root, Years, Categories } = read().fields;
  const requested = newsAddress.read(query);
  const title = requested.title.trim().slice(0, MAX_TERM);
  const [years, categories] = await Promise.all([
    loadTags('NewsListing', Years?.id, page),
    loadTags('NewsListing', Categories?.id, page),
  ]);
  const year = years.tags.find(({ name }) => name === requested.year);
  const category = categories.tags.find(({ name }) => name === requested.category);
  const filters = { title: title === '' ? undefined : title, year: year?.id, category: category?.id };
  const listed = await loadList('NewsListing', () =>
    fetchArticles(requested.page, { root: Root?.id ?? '', ...filters, first: PER_PAGE }, page),
  );
  const data: NewsListingData = {
    state: {
      title,
      year: year?.name ?? ALL,
      category: category?.name ?? ALL,
      page: listed.kind === 'loaded' ? listed.page : requested.page,
    },
    years,
    categories,
    listed,
  };
  return withListedChoices(newsAddress, data, listed, { year: namesOf(years), category: namesOf(categories) });
}
