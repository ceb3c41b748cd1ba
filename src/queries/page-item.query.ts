import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';

interface PageItemInput {
  readonly site: string;
  /** Path of the page without language prefix. */
  readonly path: string;
  readonly language: Language;
}

const TEXT = /* GraphQL */ `
  query PageItem($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) {
      item {
        id
      }
    }
  }
`;

const result = z.object({ layout: z.object({ item: z.object({ id: z.string() }) }) });

/** Queries the id of the item of a page; the home page's is the ancestor of all pages of the tree. */
export const pageItem = defineQuery<PageItemInput, string>({
  name: 'PageItem',
  text: TEXT,
  variables: ({ site, path, language }) => ({ site, path, language }),
  parse: (data) => result.parse(data).layout.item.id,
});
