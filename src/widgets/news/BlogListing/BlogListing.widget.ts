import { blogListing } from '#sitecore/definitions/renderings/blog-listing.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_SEARCH_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { blogAddress } from './blog-address.ts';
import type { BlogListingData } from './blog-listing-data.ts';

export const widget = defineWidget(blogListing, {
  client: 'load',
  enhancement: true,
  dictionary: [...LISTING_SEARCH_PHRASES, 'blog_list', 'blog_search', 'news_all_categories', 'news_category'],
  ...blogAddress.query,
  queryIsPersonal: false,
});

export type BlogListingProps = WidgetProps<typeof widget, BlogListingData>;
