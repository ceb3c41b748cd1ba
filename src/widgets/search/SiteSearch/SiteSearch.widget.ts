import { siteSearch } from '#sitecore/definitions/renderings/site-search.ts';
import { defineWidget } from '#src/cms/widget.ts';
import { RESULT_WORDS } from '#src/features/search/words.ts';

export const widget = defineWidget(siteSearch, { wake: 'visible', dictionary: RESULT_WORDS, query: ['q', 'page'] });
