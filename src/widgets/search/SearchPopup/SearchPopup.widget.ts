import { searchPopup } from '#sitecore/definitions/renderings/search-popup.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { SEARCH_FORM_PHRASES } from '#src/features/search/phrases.ts';

export const widget = defineWidget(searchPopup, {
  // It opens and searches without scripts, and most visitors never open it.
  client: 'interaction',
  icons: ['search', 'close', 'arrow', 'prev'],
  dictionary: [...SEARCH_FORM_PHRASES, 'close'],
});

export type SearchPopupProps = WidgetProps<typeof widget>;
