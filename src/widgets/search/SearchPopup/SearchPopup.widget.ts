import { searchPopup } from '#sitecore/definitions/renderings/search-popup.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { FIELD_WORDS, SUGGESTION_WORDS } from '#src/features/search/words.ts';
import type { SearchPopupData } from './SearchPopup.server.ts';

export const widget = defineWidget(searchPopup, {
  // It opens and searches as HTML, and most visitors never open it.
  client: 'interaction',
  dictionary: [...FIELD_WORDS, ...SUGGESTION_WORDS, 'close'],
});

export type SearchPopupProps = WidgetProps<typeof widget, SearchPopupData>;
