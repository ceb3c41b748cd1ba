import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';

interface NoindexPagesInput {
  readonly language: Language;
  /** Id of the site's home item, below which pages are. */
  readonly root: string;
}

/** Template: the id of `Page`. */
const TEXT = /* GraphQL */ `
  query NoindexPages($language: String!, $root: String!) {
    search(
      where: {
        AND: [
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: "F8856485BF27553DA13152B73A0C6E6B", operator: CONTAINS }
          { name: "_language", value: $language }
          { name: "Attributes", value: "noindex", operator: CONTAINS }
        ]
      }
      first: 100
    ) {
      results {
        url {
          path
        }
      }
    }
  }
`;

const result = z.object({
  search: z.object({ results: z.array(z.object({ url: z.object({ path: z.string() }) })) }),
});

/** Queries the paths of the pages whose meta tags forbid search engines to index them; of the first hundred. */
export const noindexPages = defineQuery<NoindexPagesInput, readonly string[]>({
  name: 'NoindexPages',
  text: TEXT,
  variables: ({ language, root }) => ({ language, root }),
  parse: (data) => result.parse(data).search.results.map(({ url }) => url.path),
});
