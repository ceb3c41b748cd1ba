import { rendering } from '../rendering.ts';
import { latestArticles } from '../templates/latest-articles.ts';

/** The newest articles, the first of them large. */
export const newsBlock = rendering('NewsBlock', { datasource: latestArticles });
