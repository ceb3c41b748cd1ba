import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Day } from '#sitecore/rules/calendar-day.ts';
import { LISTED, listingMoments, PAGE } from './listed-pages.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';
import { fieldText, readShownPage, SHOWN_PAGE, shownPage } from './shown-page.ts';

interface IndexedPagesInput {
  readonly language: Language;
  /** Id of the site's home item, below which pages are. */
  readonly root: string;
  /** Day in Riyadh. */
  readonly today: Day;
  /** Cursor of the previous 100; none for the first. */
  readonly after?: string | null;
}

/** A listed page, as the search's index has it besides its texts. */
export interface ListedPage {
  readonly id: string;
  /** Id of its template. */
  readonly template: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly keywords: string;
  readonly image: { readonly src: string; readonly alt: string } | null;
}

interface IndexedPages {
  readonly pages: readonly ListedPage[];
  /** Cursor of the next 100; null after the last. */
  readonly next: string | null;
}

const TEXT = /* GraphQL */ `
  query IndexedPages($language: String!, $root: String!, $today: String!, $tomorrow: String!, $after: String) {
    search(
      where: {
        AND: [
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: "${PAGE}", operator: CONTAINS }
          { name: "_language", value: $language }${LISTED}
        ]
      }
      first: 100
      after: $after
    ) {
      pageInfo {
        endCursor
        hasNext
      }
      results {${SHOWN_PAGE}
        template {
          id
        }
        keywords: field(name: "MetaKeywords") {
          value
        }
      }
    }
  }
`;

const page = z.extend(shownPage, { template: z.object({ id: z.string() }), keywords: fieldText });

const result = z.object({
  search: z.object({
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNext: z.boolean() }),
    results: readable(page),
  }),
});

/** Queries the listed pages of a language with what a result shows of them, 100 at a time, for the index of the search. */
export const indexedPages = defineQuery<IndexedPagesInput, IndexedPages>({
  name: 'IndexedPages',
  text: TEXT,
  variables: ({ today, after, ...input }) => ({ ...input, ...listingMoments(today), after: after ?? undefined }),
  parse: (data) => {
    const { pageInfo, results } = result.parse(data).search;
    return { pages: results.map(listedPage), next: pageInfo.hasNext ? pageInfo.endCursor : null };
  },
});

const listedPage = (read: z.output<typeof page>): ListedPage => ({
  ...readShownPage(read),
  template: read.template.id,
  subTitle: read.subTitle?.value ?? '',
  description: read.description?.value ?? '',
  keywords: read.keywords?.value ?? '',
});
