import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';

interface PageLayoutInput {
  readonly site: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly language: Language;
}

const TEXT = /* GraphQL */ `
  query PageLayout($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) {
      item {
        rendered
      }
    }
  }
`;

const result = z.object({ layout: z.nullish(z.object({ item: z.nullish(z.object({ rendered: z.unknown() })) })) });

/** Queries the layout JSON of a page; undefined for a page that does not exist. */
export const pageLayout = defineQuery<PageLayoutInput, unknown>({
  name: 'PageLayout',
  text: TEXT,
  variables: (input) => ({ ...input }),
  parse: (data) => result.parse(data).layout?.item?.rendered,
});
