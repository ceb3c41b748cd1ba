import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';

interface HomeItemInput {
  readonly site: string;
  readonly language: Language;
}

const TEXT = /* GraphQL */ `
  query HomeItem($site: String!, $language: String!) {
    layout(site: $site, routePath: "/", language: $language) {
      item {
        id
      }
    }
  }
`;

const result = z.object({ layout: z.object({ item: z.object({ id: z.string() }) }) });

/** Queries the id of a site's home item, the ancestor of all its pages. */
export const homeItem = defineQuery<HomeItemInput, string>({
  name: 'HomeItem',
  text: TEXT,
  variables: ({ site, language }) => ({ site, language }),
  parse: (data) => result.parse(data).layout.item.id,
});
