import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { fetchListPage, loadList } from '#src/features/listing/load-list.server.ts';
import { loadTags, namesOf } from '#src/features/news/load-tags.server.ts';
import { MAX_TERM } from '#src/features/listing/listing-address.ts';
import { blog } from '#src/queries/blog.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { ALL, blogAddress } from './blog-address.ts';
import type { BlogListingData } from './blog-listing-data.ts';
import type { widget } from './BlogListing.widget.ts';

/** Entries per page (document 3, section 9). */
const PER_PAGE = 10;

/** Returns the categories, and the entries of the URL's term, category and page. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<BlogListingData> {
  const { Root, Categories } = read().fields;
  const requested = blogAddress.read(query);
  const term = requested.term.trim().slice(0, MAX_TERM);
  const categories = await loadTags('BlogListing', Categories?.id, page);
  const category = categories.tags.find(({ name }) => name === requested.category);
  const input = {
    language: page.language,
    root: Root?.id ?? '',
    term: term === '' ? undefined : term,
    category: category?.id,
    first: PER_PAGE,
  };
  const listed = await loadList('BlogListing', () =>
    fetchListPage(requested.page, PER_PAGE, (after) => queryPlatform(blog, { ...input, after }, page)),
  );
  const number = listed.kind === 'loaded' ? listed.page : requested.page;
  const data = { state: { term, category: category?.name ?? ALL, page: number }, categories, listed };
  return withListedChoices(blogAddress, data, listed, { category: namesOf(categories) });
}
