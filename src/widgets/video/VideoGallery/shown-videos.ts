import type { UrlQuery } from '#src/cms/widget.ts';
import { type ListPage, pageOf } from '#src/features/listing/list-page.ts';
import type { ListingState } from '#src/features/listing/listing-address.ts';
import { ALL, videoAddress } from './video-address.ts';

/** Films per page (document 3, section 9). */
export const VIDEOS_PER_PAGE = 16;

/** An item of a category, as far as it is compared. */
interface Named {
  readonly name: string;
}

interface Categorised {
  readonly fields: { readonly Category: readonly Named[] };
}

/** Films of an address, and the address as shown: a category that there is, a page that it has. */
interface ShownVideos<Video> {
  readonly state: ListingState<typeof videoAddress.params>;
  readonly listed: ListPage<Video>;
}

/** Returns the films of a category; all for the name of none. */
export const videosOf = <Video extends Categorised>(videos: readonly Video[], category: string): readonly Video[] =>
  category === ALL ? videos : videos.filter(({ fields }) => fields.Category.some(({ name }) => name === category));

/** Returns the films that a URL's query names. */
export function shownVideos<Video extends Categorised>(
  videos: readonly Video[],
  categories: readonly Named[],
  query: UrlQuery,
): ShownVideos<Video> {
  const requested = videoAddress.read(query);
  const category = categories.find(({ name }) => name === requested.category)?.name ?? ALL;
  const listed = pageOf(videosOf(videos, category), requested.page, VIDEOS_PER_PAGE);
  return { state: { category, page: listed.page }, listed };
}
