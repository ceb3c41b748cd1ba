import { siteSearch } from '#sitecore/definitions/renderings/site-search.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { RESULT_WORDS } from '#src/features/search/words.ts';
import type { SiteSearchData } from './SiteSearch.server.ts';

export const widget = defineWidget(siteSearch, {
  client: 'visible',
  dictionary: RESULT_WORDS,
  queryKeys: ['q', 'page'],
});

export type SiteSearchProps = WidgetProps<typeof widget, SiteSearchData>;
