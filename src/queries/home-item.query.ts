import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';

interface Site {
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

const answer = z.object({ layout: z.object({ item: z.object({ id: z.string() }) }) });

/** The id of a site's home, below which all its pages are. */
export const homeItem = defineQuery<Site, string>({
  name: 'HomeItem',
  text: TEXT,
  variables: ({ site, language }) => ({ site, language }),
  parse: (data) => answer.parse(data).layout.item.id,
});
