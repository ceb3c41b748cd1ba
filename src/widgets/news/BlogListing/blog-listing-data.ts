import type { Listed } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import type { ListedBlogItem } from '#src/queries/blog.query.ts';
import type { LoadedTags } from '#src/features/news/load-tags.server.ts';
import type { blogAddress } from './blog-address.ts';

/** Server data of the blog. */
export interface BlogListingData {
  /** The address as shown: a category that there is, a page that the list has. */
  readonly state: ListingState<typeof blogAddress.params>;
  readonly categories: LoadedTags;
  readonly listed: Listed<ListedBlogItem>;
}
