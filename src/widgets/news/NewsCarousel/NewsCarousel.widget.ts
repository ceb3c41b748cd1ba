import { newsCarousel } from '#sitecore/definitions/renderings/news-carousel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';
import type { LatestArticlesData } from '#src/features/news/load-articles.server.ts';

export const widget = defineWidget(newsCarousel, {
  client: 'visible',
  enhancement: true,
  whenEmpty: 'optional',
  dictionary: CAROUSEL_PHRASES,
});

export type NewsCarouselProps = WidgetProps<typeof widget, LatestArticlesData>;
