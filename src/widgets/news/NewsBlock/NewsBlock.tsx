import { LatestArticles } from '#src/features/news/LatestArticles.tsx';
import type { NewsBlockProps } from './NewsBlock.widget.ts';

/** Renders the newest articles, the first large beside the others. */
export const NewsBlock = ({ fields, data, page }: NewsBlockProps) => (
  <LatestArticles fields={fields} data={data} page={page} grid="news-stories" />
);
