import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';

interface PageAboveInput {
  readonly site: string;
  /** Path of the page without language prefix. */
  readonly path: string;
  readonly language: Language;
}

/** The page above another: its name in menus, its path without language prefix. */
export interface PageAbove {
  readonly title: string;
  readonly path: string;
}

const TEXT = /* GraphQL */ `
  query PageAbove($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) {
      item {
        ancestors(hasLayout: true) {
          displayName
          url {
            path
          }
        }
      }
    }
  }
`;

const page = z.object({ displayName: z.string(), url: z.object({ path: z.string() }) });
const result = z.object({ layout: z.object({ item: z.nullable(z.object({ ancestors: readable(page) })) }) });

/** Queries the page above a page, by its URL; null for the home page and for a page that is gone. */
export const pageAbove = defineQuery<PageAboveInput, PageAbove | null>({
  name: 'PageAbove',
  text: TEXT,
  variables: ({ site, path, language }) => ({ site, path, language }),
  parse: (data) => {
    const [nearest] = result.parse(data).layout.item?.ancestors ?? [];
    return nearest ? { title: nearest.displayName, path: nearest.url.path } : null;
  },
});
