import { siteMap } from '#sitecore/definitions/renderings/site-map.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(siteMap, {
  whenEmpty: 'navigation',
  dictionary: ['site_map', 'more_pages', 'invalid_data_format'],
});

/** Server data of the site map. */
export interface SiteMapData {
  /** URLs of the pages that are not listed. */
  readonly unlisted: readonly string[];
}

export type SiteMapProps = WidgetProps<typeof widget, SiteMapData>;
