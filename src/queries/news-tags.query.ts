import * as z from 'zod/mini';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { articleTag } from '#sitecore/definitions/templates/article.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';

interface NewsTagsInput {
  readonly language: Language;
  /** Id of the item below which the tags are: the years, or the categories. */
  readonly root: string;
}

/** A year or a category of articles; its name is the value by which addresses name it. */
export interface NewsTag {
  readonly id: string;
  readonly name: string;
  readonly title: string;
}

const TEXT = /* GraphQL */ `
  query NewsTags($language: String!, $root: String!, $template: String!) {
    search(
      where: {
        AND: [
          { name: "_language", value: $language }
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: $template, operator: CONTAINS }
        ]
      }
      orderBy: { name: "SortOrder", direction: ASC }
      first: 100
    ) {
      results {
        id
        name
        title: field(name: "Title") {
          value
        }
      }
    }
  }
`;

const tag = z.object({
  id: z.string(),
  name: z.string(),
  title: z.nullable(z.object({ value: z.nullable(z.string()) })),
});
const result = z.object({ search: z.object({ results: readable(tag) }) });

/** Queries the years or the categories of articles by their sort order, the first hundred. */
export const newsTags = defineQuery<NewsTagsInput, readonly NewsTag[]>({
  name: 'NewsTags',
  text: TEXT,
  variables: ({ language, root }) => ({ language, root, template: formatGuid(articleTag.id, 'N') }),
  parse: (data) =>
    result.parse(data).search.results.map(({ id, name, title }) => ({ id, name, title: title?.value || name })),
});
