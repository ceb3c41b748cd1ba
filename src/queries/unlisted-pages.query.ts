import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { type Day, riyadhDayStart } from '#sitecore/rules/calendar-day.ts';
import { defineQuery } from './query.ts';

interface UnlistedPagesInput {
  readonly language: Language;
  /** Id of the site's home item, below which pages are. */
  readonly root: string;
  /** Day in Riyadh. */
  readonly today: Day;
}

/** Template: the id of `Page`. */
const TEXT = /* GraphQL */ `
  query UnlistedPages($language: String!, $root: String!, $from: String!) {
    search(
      where: {
        AND: [
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: "F8856485BF27553DA13152B73A0C6E6B", operator: CONTAINS }
          { name: "_language", value: $language }
          {
            OR: [
              { name: "Attributes", value: "noindex", operator: CONTAINS }
              { name: "PublishedDate", value: $from, operator: GTE }
            ]
          }
        ]
      }
      first: 500
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

/** Queries the paths of the pages that no sitemap has: those that search engines must not index, and articles of later days; 500 at most. */
export const unlistedPages = defineQuery<UnlistedPagesInput, readonly string[]>({
  name: 'UnlistedPages',
  text: TEXT,
  variables: ({ today, ...input }) => ({ ...input, from: riyadhDayStart(today + 1) }),
  parse: (data) => result.parse(data).search.results.map(({ url }) => url.path),
});
