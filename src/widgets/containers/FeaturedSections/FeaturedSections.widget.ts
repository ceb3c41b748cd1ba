import { featuredSections } from '#sitecore/definitions/renderings/featured-sections.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(featuredSections, { wake: 'visible' });
