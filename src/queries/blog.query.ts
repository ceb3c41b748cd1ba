import type { Language } from '#sitecore/definitions/language.ts';
import { blogItem } from '#sitecore/definitions/templates/article.ts';
import { contains, itemsBelow, listDocument } from './list-document.ts';
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

const TEXT = listDocument({
  name: 'Blog',
  fields: FIELDS,
  orderBy: '{ name: "PublishDate", direction: DESC }',
});

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

const conditions = ({ term, category, ...scope }: Omit<BlogInput, 'first' | 'after'>) => [
  ...itemsBelow(scope, blogItem),
  ...(term === undefined ? [] : [{ OR: ['Title', 'Content'].flatMap((name) => contains(name, term)) }]),
  ...contains('Category', category),
];
