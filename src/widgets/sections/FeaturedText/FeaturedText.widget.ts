import { featuredText } from '#sitecore/definitions/renderings/featured-text.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(featuredText);

export type FeaturedTextProps = WidgetProps<typeof widget>;
