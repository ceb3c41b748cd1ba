import { notFoundHero } from '#sitecore/definitions/renderings/not-found-hero.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { SEARCH_FORM_PHRASES } from '#src/features/search/phrases.ts';

export const widget = defineWidget(notFoundHero, {
  client: 'visible',
  enhancement: true,
  dictionary: [...SEARCH_FORM_PHRASES, 'BACK', 'popular_pages'],
});

export type NotFoundHeroProps = WidgetProps<typeof widget>;
