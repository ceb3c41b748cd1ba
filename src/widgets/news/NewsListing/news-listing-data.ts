import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { ListedArticle } from '#src/queries/news.query.ts';
import type { LoadedTags } from '#src/features/news/load-tags.server.ts';
import type { newsAddress } from './news-address.ts';

/** Server data of the list of news. */
export interface NewsListingData {
  /** The address as shown: a year and a category that there are, a page that the list has. */
  readonly state: ListingState<typeof newsAddress.params>;
  readonly years: LoadedTags;
  readonly categories: LoadedTags;
  readonly listed: Listed<ListedArticle>;
}
