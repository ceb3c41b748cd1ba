import { customerNameSearch } from '#sitecore/definitions/renderings/customer-name-search.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import type { CustomerNamesData } from './customer-names-data.ts';
import { namesAddress } from './names-address.ts';

export const widget = defineWidget(customerNameSearch, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_PHRASES,
    'search',
    'names_search',
    'names_label',
    'names_hint',
    'names_clear',
    'names_error',
    'names_empty_term',
    'names_short_term',
    'names_results',
    'names_page',
    'NOT_EXIST_CUSTOMER',
    'names_not_found_help',
  ],
  ...namesAddress.query,
  queryIsPersonal: true,
});

export type CustomerNameSearchProps = WidgetProps<typeof widget, CustomerNamesData>;
