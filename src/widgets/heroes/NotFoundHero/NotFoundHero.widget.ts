import { notFoundHero } from '#sitecore/definitions/renderings/not-found-hero.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { FIELD_WORDS } from '#src/features/search/words.ts';

export const widget = defineWidget(notFoundHero, {
  client: 'visible',
  dictionary: [...FIELD_WORDS, 'BACK', 'popular_pages'],
});

export type NotFoundHeroProps = WidgetProps<typeof widget>;
