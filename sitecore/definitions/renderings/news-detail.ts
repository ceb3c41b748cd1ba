import { rendering } from '../rendering.ts';
import { articleDetails } from '../templates/article.ts';

/** The page of an article; without a datasource it shows the article whose page it is on. */
export const newsDetail = rendering('NewsDetail', { datasource: articleDetails });
