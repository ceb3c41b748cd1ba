import { LatestArticles } from '#src/features/news/LatestArticles.tsx';
import type { RecommendedArticlesProps } from './RecommendedArticles.widget.ts';

/** Renders articles beside the one of the page. */
export const RecommendedArticles = ({ fields, data, page }: RecommendedArticlesProps) => (
  <LatestArticles fields={fields} data={data} page={page} tone="sand" grid="news-grid" />
);
