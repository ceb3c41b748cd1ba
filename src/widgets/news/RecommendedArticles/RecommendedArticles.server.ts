import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { comparableId } from '#src/features/news/article-address.ts';
import { fetchArticles, type LatestArticlesData } from '#src/features/news/load-articles.server.ts';
import type { widget } from './RecommendedArticles.widget.ts';

/** Articles beside the one of the page (document 3, section 9). */
const RECOMMENDED = 3;

/** Returns the newest articles without that of the URL's id; without an id, without that of the page. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  { id }: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<LatestArticlesData> {
  const root = read().fields.Root?.id ?? '';
  return orIncomplete<LatestArticlesData>(
    'RecommendedArticles',
    async () => {
      const { items } = await fetchArticles(1, { root, first: RECOMMENDED + 1 }, page);
      const current = items.find((article) =>
        id === undefined
          ? article.path.toLowerCase() === page.path.toLowerCase()
          : comparableId(article.id) === comparableId(id),
      );
      return { articles: items.filter((article) => article !== current).slice(0, RECOMMENDED) };
    },
    { articles: null },
  );
}
