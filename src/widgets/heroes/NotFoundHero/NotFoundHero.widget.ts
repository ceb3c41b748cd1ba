import { notFoundHero } from '#sitecore/definitions/renderings/not-found-hero.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(notFoundHero, { dictionary: ['BACK', 'popular_pages'] });
