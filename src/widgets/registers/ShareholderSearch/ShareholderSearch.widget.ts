import { shareholderSearch } from '#sitecore/definitions/renderings/shareholder-search.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { pluralKeys } from '#src/i18n/plural.ts';
import { shareholderAddress } from './shareholder-address.ts';
import type { ShareholderSearchData } from './shareholder-search-data.ts';

export const widget = defineWidget(shareholderSearch, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_PHRASES,
    ...pluralKeys('shareholders_total'),
    'search',
    'register_yes',
    'register_no',
    'shareholders',
    'shareholders_search',
    'shareholder_name',
    'shareholder_category',
    'shareholder_shares',
    'shareholder_percentage',
    'shareholders_none',
    'sahlha_clear_search',
  ],
  ...shareholderAddress.query,
  queryIsPersonal: true,
});

export type ShareholderSearchProps = WidgetProps<typeof widget, ShareholderSearchData>;
