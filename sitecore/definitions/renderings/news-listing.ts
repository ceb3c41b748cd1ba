import { lookup } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** All articles, by year, category and title, page by page. */
export const newsListing = rendering('NewsListing', {
  datasource: template('News Listing', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** Item below which the articles are. */
    Root: lookup(folder, { required: true, source: '/items/articles' }),
    /** Item below which the years are. */
    Years: lookup(folder, { required: true, source: '/items/article-years' }),
    /** Item below which the categories are. */
    Categories: lookup(folder, { required: true, source: '/items/article-categories' }),
  }),
});
