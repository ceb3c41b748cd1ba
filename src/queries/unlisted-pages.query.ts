import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Day } from '#sitecore/rules/calendar-day.ts';
import { listingMoments, PAGE, UNLISTED } from './listed-pages.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';

interface UnlistedPagesInput {
  readonly language: Language;
  /** Id of the site's home item, below which pages are. */
  readonly root: string;
  /** Day in Riyadh. */
  readonly today: Day;
  /** Cursor of the previous 500; none for the first. */
  readonly after?: string | null;
}

interface UnlistedPages {
  readonly paths: readonly string[];
  /** Cursor of the next 500; null after the last. */
  readonly next: string | null;
}

const TEXT = /* GraphQL */ `
  query UnlistedPages($language: String!, $root: String!, $today: String!, $tomorrow: String!, $after: String) {
    search(
      where: {
        AND: [
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: "${PAGE}", operator: CONTAINS }
          { name: "_language", value: $language }${UNLISTED}
        ]
      }
      first: 500
      after: $after
    ) {
      pageInfo {
        endCursor
        hasNext
      }
      results {
        url {
          path
        }
      }
    }
  }
`;

const result = z.object({
  search: z.object({
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNext: z.boolean() }),
    results: readable(z.object({ url: z.object({ path: z.string() }) })),
  }),
});

/** Queries the paths of the pages that are not listed, 500 at a time. */
export const unlistedPages = defineQuery<UnlistedPagesInput, UnlistedPages>({
  name: 'UnlistedPages',
  text: TEXT,
  variables: ({ today, after, ...input }) => ({ ...input, ...listingMoments(today), after: after ?? undefined }),
  parse: (data) => {
    const { pageInfo, results } = result.parse(data).search;
    return { paths: results.map(({ url }) => url.path), next: pageInfo.hasNext ? pageInfo.endCursor : null };
  },
});
