import { locator } from '#sitecore/definitions/renderings/locator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LOCATOR_STATUS_PHRASES, PLACE_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { MAP_PHRASES } from '#src/features/locator/map/locator-map.ts';
import { PLACE_MAP_PHRASES } from '#src/features/locator/map/place-map-phrases.ts';
import { LOCATOR_KEYS } from './locator-address.ts';
import type { LocatorData } from './locator-data.ts';

export const widget = defineWidget(locator, {
  client: 'visible',
  enhancement: true,
  dictionary: [
    ...PLACE_PHRASES,
    ...LOCATOR_STATUS_PHRASES,
    ...PLACE_MAP_PHRASES,
    ...MAP_PHRASES,
    'listing_apply',
    'locator_all_cities',
    'locator_all_services',
    'locator_atms',
    'locator_branches',
    'locator_city',
    'locator_clear',
    'locator_filters',
    'locator_kiosks',
    'locator_list',
    'locator_more',
    'locator_none',
    'locator_none_hint',
    'locator_search',
    'locator_service',
  ],
  queryKeys: LOCATOR_KEYS,
  queryIsPersonal: false,
});

export type LocatorProps = WidgetProps<typeof widget, LocatorData>;
