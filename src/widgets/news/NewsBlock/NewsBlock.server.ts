import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { type LatestArticlesData, loadLatest } from '#src/features/news/load-articles.server.ts';
import type { widget } from './NewsBlock.widget.ts';

/** Returns the newest articles. */
export const staticProps = (
  _: unknown,
  page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<LatestArticlesData> => loadLatest('NewsBlock', read().fields.Root?.id ?? '', page);
