import { rendering } from '../rendering.ts';
import { latestArticles } from '../templates/latest-articles.ts';

/** The newest articles in a row. */
export const newsCarousel = rendering('NewsCarousel', { datasource: latestArticles });
