import { newsBlock } from '#sitecore/definitions/renderings/news-block.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { LatestArticlesData } from '#src/features/news/load-articles.server.ts';

export const widget = defineWidget(newsBlock, { whenEmpty: 'optional' });

export type NewsBlockProps = WidgetProps<typeof widget, LatestArticlesData>;
