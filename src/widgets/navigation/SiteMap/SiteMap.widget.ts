import { siteMap } from '#sitecore/definitions/renderings/site-map.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(siteMap, {
  whenEmpty: 'navigation',
  dictionary: ['site_map', 'more_pages', 'invalid_data_format'],
});

export type SiteMapProps = WidgetProps<typeof widget>;
