import { tasahealListing } from '#sitecore/definitions/renderings/tasaheal-listing.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { pluralKeys } from '#src/i18n/plural.ts';
import { tasahealAddress } from './tasaheal-address.ts';
import type { TasahealListingData } from './tasaheal-listing-data.ts';

export const widget = defineWidget(tasahealListing, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_PHRASES,
    ...pluralKeys('shops_total'),
    'tasaheal_shops',
    'offer_discount',
    'offer_until',
    'tasaheal_fashion',
    'tasaheal_beauty',
    'tasaheal_furniture',
    'tasaheal_home-improvement',
    'tasaheal_eyewear',
    'tasaheal_automotive',
    'tasaheal_sportswear',
    'tasaheal_footwear',
    'tasaheal_miscellaneous',
  ],
  ...tasahealAddress.query,
  queryIsPersonal: false,
});

export type TasahealListingProps = WidgetProps<typeof widget, TasahealListingData>;
