import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { children, lookup, multilist } from '../fields/items.ts';
import { integer } from '../fields/number.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { page } from './page.ts';
import { folder } from './system.ts';

/** A year or a category as an article names it. */
export const articleTagName = template('Article Tag Name', { Title: text({ required: true }) });

/** A year or a category of articles: a choice of the news listing's filters; those of a lower sort order come first. */
export const articleTag = template(
  'Article Tag',
  { ...articleTagName.fields, SortOrder: integer() },
  { base: [articleTagName] },
);

/** The years or the categories of articles. */
export const articleTags = template('Article Tags', { tags: children(articleTag) }, { base: [folder] });

/** An article as its own page shows it. */
export const articleDetails = template('Article Details', {
  Title: text({ required: true }),
  /** The day from which it is listed, in Riyadh. */
  PublishedDate: date(),
  ArticleCategoryTags: multilist(articleTagName, { source: '/items/article-categories' }),
  /** The site's default picture stands in for an empty one. */
  HeroBackgroundImage: image(),
  Content: richText(),
});

/** An article of the bank's news. */
export const article = template(
  'Article',
  {
    ...page.fields,
    ...articleDetails.fields,
    /** The picture of its card. */
    Image: image(),
    Year: multilist(articleTagName, { source: '/items/article-years' }),
  },
  { base: [page, articleDetails] },
);

/** An entry of the blog. */
export const blogItem = template('Blog Item', {
  Title: text({ required: true }),
  Content: text({ multiline: true }),
  PublishDate: date(),
  Image: image(),
  Category: lookup(articleTagName, { source: '/items/article-categories' }),
});

/** The entries of the blog. */
export const blogItems = template('Blog Items', { items: children(blogItem) }, { base: [folder] });
