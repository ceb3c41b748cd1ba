import { lookup } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { folder } from './system.ts';

/** A title and a link around the newest articles below an item. */
export const latestArticles = template('Latest Articles', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  /** Item below which the articles are. */
  Root: lookup(folder, { required: true, source: '/items/articles' }),
  /** Leads to all articles. */
  Link: link(),
});
