import { searchPopup } from '#sitecore/definitions/renderings/search-popup.ts';
import { defineWidget } from '#src/cms/widget.ts';
import { FIELD_WORDS, SUGGESTION_WORDS } from '#src/features/search/words.ts';

export const widget = defineWidget(searchPopup, {
  // It opens and searches as HTML, and most visitors never open it.
  wake: 'use',
  dictionary: [...FIELD_WORDS, ...SUGGESTION_WORDS, 'close'],
});
