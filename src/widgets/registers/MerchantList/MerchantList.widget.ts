import { merchantList } from '#sitecore/definitions/renderings/merchant-list.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { merchantsAddress } from './merchants-address.ts';
import type { MerchantListData } from './merchant-list-data.ts';

export const widget = defineWidget(merchantList, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_PHRASES,
    'register_yes',
    'register_no',
    'merchants',
    'merchant_find',
    'merchant_category',
    'merchant_branches',
    'merchants_network_error',
    'merchants_retry_later',
    'status_bad_request',
    'status_not_found',
    'status_too_many',
    'status_server_error',
    'status_bad_gateway',
    'status_unavailable',
    'status_timeout',
    'status_no_connection',
  ],
  ...merchantsAddress.query,
  queryIsPersonal: false,
});

export type MerchantListProps = WidgetProps<typeof widget, MerchantListData>;
