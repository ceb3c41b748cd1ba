import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { article } from '#sitecore/definitions/templates/article.ts';
import { type Day, riyadhDayStart } from '#sitecore/rules/calendar-day.ts';
import { contains, itemsBelow, listDocument } from './list-document.ts';
import { type ListedItem, type ListedItems, readListedItems } from './listed-items.ts';
import { defineQuery } from './query.ts';

export interface NewsInput {
  readonly language: Language;
  /** Id of the item below which the articles are. */
  readonly root: string;
  /** Text that their titles contain; any without. */
  readonly title?: string | undefined;
  /** Id of a category that they have; any without. */
  readonly category?: string | undefined;
  /** Id of their year; any without. */
  readonly year?: string | undefined;
  /** Day in Riyadh: articles of later days are left out, and those without a date. */
  readonly today: Day;
  readonly first: number;
  /** Cursor of the page; none for the first. */
  readonly after?: string | null;
}

const { Title, MetaDescription, PublishedDate, ArticleCategoryTags, Year, Image, HeroBackgroundImage } = article.fields;

/** Fields of an article that lists and the feed read. */
const FIELDS = { Title, MetaDescription, PublishedDate, ArticleCategoryTags, Year, Image, HeroBackgroundImage };

/** An article of a list. */
export interface ListedArticle extends ListedItem<typeof FIELDS> {
  /** Path of the item above it in the content tree. */
  readonly parentPath: string;
}

const TEXT = listDocument({
  name: 'News',
  fields: FIELDS,
  selects: 'parent { path }',
  orderBy: '{ name: "PublishedDate", direction: DESC }',
});

const withParent = z.object({ parent: z.object({ path: z.string() }).nullish() });

/** Queries a page of the articles up to a day, the newest first. */
export const news = defineQuery<NewsInput, ListedItems<ListedArticle>>({
  name: 'News',
  text: TEXT,
  variables: ({ first, after, ...input }) => ({
    where: { AND: conditions(input) },
    first,
    after: after ?? undefined,
  }),
  parse: (data) =>
    readListedItems(FIELDS, data, (item, selected) => ({
      ...item,
      parentPath: withParent.parse(selected).parent?.path ?? '',
    })),
});

const conditions = ({ title, category, year, today, ...scope }: Omit<NewsInput, 'first' | 'after'>) => [
  ...itemsBelow(scope, article),
  { name: 'PublishedDate', value: riyadhDayStart(today + 1), operator: 'LT' },
  ...contains('Title', title),
  ...contains('ArticleCategoryTags', category),
  ...contains('Year', year),
];
