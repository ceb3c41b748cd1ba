import { recommendedArticles } from '#sitecore/definitions/renderings/recommended-articles.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { LatestArticlesData } from '#src/features/news/load-articles.server.ts';

export const widget = defineWidget(recommendedArticles, {
  whenEmpty: 'optional',
  queryKeys: ['id'],
  queryIsPersonal: false,
});

export type RecommendedArticlesProps = WidgetProps<typeof widget, LatestArticlesData>;
