import { newsListing } from '#sitecore/definitions/renderings/news-listing.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_SEARCH_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { pluralKeys } from '#src/i18n/plural.ts';
import { newsAddress } from './news-address.ts';
import type { NewsListingData } from './news-listing-data.ts';

export const widget = defineWidget(newsListing, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_SEARCH_PHRASES,
    ...pluralKeys('news_total'),
    'news_all_categories',
    'news_all_years',
    'news_back',
    'news_category',
    'news_filters',
    'news_list',
    'news_search',
    'news_year',
  ],
  ...newsAddress.query,
  queryIsPersonal: false,
});

export type NewsListingProps = WidgetProps<typeof widget, NewsListingData>;
