import { heroBanner } from '#sitecore/definitions/renderings/hero-banner.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(heroBanner, { dictionary: ['valid_to'] });

export type HeroBannerProps = WidgetProps<typeof widget>;
