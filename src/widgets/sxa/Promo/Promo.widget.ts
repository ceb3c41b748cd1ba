import { promo } from '#sitecore/definitions/renderings/promo.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(promo, { whenEmpty: 'optional' });

export type PromoProps = WidgetProps<typeof widget>;
