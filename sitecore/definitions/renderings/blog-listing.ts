import { lookup } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { folder } from '../templates/system.ts';

/** The newest entries of the blog, by a term and a category. */
export const blogListing = rendering('BlogListing', {
  datasource: template('Blog Listing', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** Item below which the entries are. */
    Root: lookup(folder, { required: true, source: '/items/blog' }),
    /** Item below which the categories are. */
    Categories: lookup(folder, { required: true, source: '/items/article-categories' }),
  }),
});
