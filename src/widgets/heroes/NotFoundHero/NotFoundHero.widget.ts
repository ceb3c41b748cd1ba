import { notFoundHero } from '#sitecore/definitions/renderings/not-found-hero.ts';
import { defineWidget } from '#src/cms/widget.ts';
import { FIELD_WORDS } from '#src/features/search/words.ts';

export const widget = defineWidget(notFoundHero, {
  wake: 'visible',
  dictionary: [...FIELD_WORDS, 'BACK', 'popular_pages'],
});
