import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { blogItem } from '#sitecore/definitions/templates/article.ts';
import { type ListedItem, type ListedItems, readListedItems } from './listed-items.ts';
import { defineQuery } from './query.ts';

export interface BlogInput {
  readonly language: Language;
  /** Id of the item below which the entries are. */
  readonly root: string;
  /** Text that their title or their content contains; any without. */
  readonly term?: string | undefined;
  /** Id of their category; any without. */
  readonly category?: string | undefined;
  readonly first: number;
  /** Cursor of the page; none for the first. */
  readonly after?: string | null;
}

const { Title, Content, PublishDate, Image, Category } = blogItem.fields;
const FIELDS = { Title, Content, PublishDate, Image, Category };

/** An entry of the blog. */
export type ListedBlogItem = ListedItem<typeof FIELDS>;

const TEXT = /* GraphQL */ `
  query Blog($where: ItemSearchPredicateInput!, $first: Int!, $after: String) {
    search(where: $where, orderBy: { name: "PublishDate", direction: DESC }, first: $first, after: $after) {
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
        Title: field(name: "Title") {
          jsonValue
        }
        Content: field(name: "Content") {
          jsonValue
        }
        PublishDate: field(name: "PublishDate") {
          jsonValue
        }
        Image: field(name: "Image") {
          jsonValue
        }
        Category: field(name: "Category") {
          jsonValue
        }
      }
    }
  }
`;

/** Queries a page of the blog, the newest entries first. */
export const blog = defineQuery<BlogInput, ListedItems<ListedBlogItem>>({
  name: 'Blog',
  text: TEXT,
  variables: ({ first, after, ...input }) => ({
    where: { AND: conditions(input) },
    first,
    after: after ?? undefined,
  }),
  parse: (data) => readListedItems(FIELDS, data, (item) => item),
});

const conditions = ({ language, root, term, category }: Omit<BlogInput, 'first' | 'after'>) => [
  { name: '_language', value: language },
  { name: '_path', value: root, operator: 'CONTAINS' },
  { name: '_templates', value: formatGuid(blogItem.id, 'N'), operator: 'CONTAINS' },
  ...(term === undefined
    ? []
    : [{ OR: ['Title', 'Content'].map((name) => ({ name, value: term, operator: 'CONTAINS' })) }]),
  ...(category === undefined ? [] : [{ name: 'Category', value: category, operator: 'CONTAINS' }]),
];
