import { rewardsCatalogue } from '#sitecore/definitions/renderings/rewards-catalogue.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { rewardsAddress } from './rewards-address.ts';
import type { RewardsCatalogueData } from './RewardsCatalogue.server.ts';

export const widget = defineWidget(rewardsCatalogue, {
  client: 'load',
  enhancement: true,
  dictionary: [
    ...LISTING_PHRASES,
    'catalogue_error',
    'rewards_in_store',
    'rewards_vouchers',
    'rewards_lists',
    'rewards_categories',
    'rewards_partners',
    'offers_all',
  ],
  ...rewardsAddress.query,
  queryIsPersonal: false,
});

export type RewardsCatalogueProps = WidgetProps<typeof widget, RewardsCatalogueData>;
