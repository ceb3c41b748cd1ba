import { featuredSections } from '#sitecore/definitions/renderings/featured-sections.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(featuredSections, { client: 'visible' });

export type FeaturedSectionsProps = WidgetProps<typeof widget>;
