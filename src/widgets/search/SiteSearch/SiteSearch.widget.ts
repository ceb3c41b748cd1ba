import { siteSearch } from '#sitecore/definitions/renderings/site-search.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { RESULT_PHRASES } from './phrases.ts';
import type { SiteSearchData } from './SiteSearch.server.ts';

export const widget = defineWidget(siteSearch, {
  client: 'visible',
  dictionary: RESULT_PHRASES,
  queryKeys: ['q', 'page', 'kind'],
  queryIsPersonal: false,
});

export type SiteSearchProps = WidgetProps<typeof widget, SiteSearchData>;
