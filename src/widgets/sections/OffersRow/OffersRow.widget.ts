import { offersRow } from '#sitecore/definitions/renderings/offers-row.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(offersRow);

export type OffersRowProps = WidgetProps<typeof widget>;
