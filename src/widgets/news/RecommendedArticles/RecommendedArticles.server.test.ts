import { describe, expect, it, vi } from 'vitest';
import { staticProps } from './RecommendedArticles.server.ts';

// Four articles: ARTICLE-0 to ARTICLE-3, the newest first.
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const link = { href: '', text: '', title: '', target: '' };
const Root = { id: 'articles', name: '', displayName: '', url: '', fields: {} };
const read = () => ({ fields: { Title: { value: '' }, Description: { value: '' }, Link: link, Root }, params: {} });

async function idsAt(path: string, query: Readonly<Record<string, string>>) {
  const page = { language: 'ar', path, state: 'normal', servicesHost: '' } as const;
  const { articles } = await staticProps(undefined, page, query, read);
  return articles?.map(({ id }) => id);
}

describe('the recommended articles', () => {
  it.each([
    ['/about/news/article-1', { id: 'article1' }, ['ARTICLE-0', 'ARTICLE-2', 'ARTICLE-3']],
    ['/about/news/article-1', { id: 'ARTI-cle-1' }, ['ARTICLE-0', 'ARTICLE-2', 'ARTICLE-3']],
    // The id decides, not the path.
    ['/about/news/article-1', { id: 'article0' }, ['ARTICLE-1', 'ARTICLE-2', 'ARTICLE-3']],
    ['/about/news/article-1', { id: 'of-none' }, ['ARTICLE-0', 'ARTICLE-1', 'ARTICLE-2']],
    ['/about/news/Article-2', {}, ['ARTICLE-0', 'ARTICLE-1', 'ARTICLE-3']],
    ['/about', {}, ['ARTICLE-0', 'ARTICLE-1', 'ARTICLE-2']],
  ])('NEWS-14 leave out the article of the id, without one that of the page: %s %o', async (path, query, ids) => {
    expect(await idsAt(path, query)).toEqual(ids);
  });
});
