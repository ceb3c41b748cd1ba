import { featuredSections } from '#sitecore/definitions/renderings/featured-sections.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(featuredSections, { client: 'visible', enhancement: true });

export type FeaturedSectionsProps = WidgetProps<typeof widget>;
