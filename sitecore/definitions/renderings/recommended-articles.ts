import { rendering } from '../rendering.ts';
import { latestArticles } from '../templates/latest-articles.ts';

/** Articles beside the one of the page. */
export const recommendedArticles = rendering('RecommendedArticles', { datasource: latestArticles });
