import { sahlhaListing } from '#sitecore/definitions/renderings/sahlha-listing.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_SEARCH_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { pluralKeys } from '#src/i18n/plural.ts';
import { sahlhaAddress } from './sahlha-address.ts';
import type { SahlhaListingData } from './sahlha-listing-data.ts';

export const widget = defineWidget(sahlhaListing, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_SEARCH_PHRASES,
    ...pluralKeys('partners_total'),
    'error_loading_data',
    'sahlha_search',
    'sahlha_partner_name',
    'sahlha_category',
    'sahlha_all_categories',
    'sahlha_city',
    'sahlha_all_cities',
    'sahlha_partners',
    'sahlha_uncategorized',
    'sahlha_none',
    'sahlha_clear_search',
    'view_on_map',
  ],
  ...sahlhaAddress.query,
  queryIsPersonal: false,
});

export type SahlhaListingProps = WidgetProps<typeof widget, SahlhaListingData>;
