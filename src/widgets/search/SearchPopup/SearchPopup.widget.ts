import { searchPopup } from '#sitecore/definitions/renderings/search-popup.ts';
import { defineWidget } from '#src/cms/widget.ts';
import { FIELD_WORDS, SUGGESTION_WORDS } from '#src/features/search/words.ts';

export const widget = defineWidget(searchPopup, {
  wake: 'visible',
  dictionary: [...FIELD_WORDS, ...SUGGESTION_WORDS, 'close'],
});
