import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { article } from '#sitecore/definitions/templates/article.ts';
import { type Day, riyadhDayStart } from '#sitecore/rules/calendar-day.ts';
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

const TEXT = /* GraphQL */ `
  query News($where: ItemSearchPredicateInput!, $first: Int!, $after: String) {
    search(where: $where, orderBy: { name: "PublishedDate", direction: DESC }, first: $first, after: $after) {
      total
      pageInfo {
        endCursor
        hasNext
      }
      results {
        id
        url {
          path
        }
        parent {
          path
        }
        Title: field(name: "Title") {
          jsonValue
        }
        MetaDescription: field(name: "MetaDescription") {
          jsonValue
        }
        PublishedDate: field(name: "PublishedDate") {
          jsonValue
        }
        ArticleCategoryTags: field(name: "ArticleCategoryTags") {
          jsonValue
        }
        Year: field(name: "Year") {
          jsonValue
        }
        Image: field(name: "Image") {
          jsonValue
        }
        HeroBackgroundImage: field(name: "HeroBackgroundImage") {
          jsonValue
        }
      }
    }
  }
`;

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

const conditions = ({ language, root, title, category, year, today }: Omit<NewsInput, 'first' | 'after'>) => [
  { name: '_language', value: language },
  { name: '_path', value: root, operator: 'CONTAINS' },
  { name: '_templates', value: formatGuid(article.id, 'N'), operator: 'CONTAINS' },
  { name: 'PublishedDate', value: riyadhDayStart(today + 1), operator: 'LT' },
  ...contains('Title', title),
  ...contains('ArticleCategoryTags', category),
  ...contains('Year', year),
];

const contains = (name: string, value: string | undefined) =>
  value === undefined ? [] : [{ name, value, operator: 'CONTAINS' }];
