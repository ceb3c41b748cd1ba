import { offersOverview } from '#sitecore/definitions/renderings/offers-overview.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { pluralKeys } from '#src/i18n/plural.ts';
import type { OffersOverviewData } from './offers-overview-data.ts';

export const widget = defineWidget(offersOverview, {
  dictionary: [...pluralKeys('offers_total'), 'offers_of_category', 'offers_no_datasource'],
});

export type OffersOverviewProps = WidgetProps<typeof widget, OffersOverviewData>;
