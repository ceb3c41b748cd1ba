import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Day } from '#sitecore/rules/calendar-day.ts';
import { LISTED, listingMoments, PAGE } from './listed-pages.ts';
import { PAGE_KINDS, type PageKind } from '#src/config/paths.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';
import { readShownPage, SHOWN_PAGE, shownPage } from './shown-page.ts';

export interface SiteSearchInput {
  /** Typed text; Arabic letters and digits match in every form that people type. */
  readonly term: string;
  readonly language: Language;
  /** Id of the item below which pages are searched: the site's home. */
  readonly root: string;
  /** Day in Riyadh, on which pages are listed or not. */
  readonly today: Day;
  /** Page size. */
  readonly first: number;
  /** Cursor of the previous page; none for the first. */
  readonly after?: string | null;
  /** The one kind of pages to return; all by default. The platform does not know it. */
  readonly kind?: PageKind | undefined;
}

/** Part of a text; `isMatch` is true for words of a query, or for what they found. */
export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Words by which a page was found. */
interface Marks {
  readonly title: readonly Part[];
  /** The text under the title. */
  readonly lead: readonly Part[];
  /** A sentence of the page, where neither title nor lead has a word of the query. */
  readonly excerpt: readonly Part[];
}

/** Data of a result that the site's index adds to the platform's: nothing where the platform itself responds. */
export interface SearchDetails {
  /** Marks of the pages of the result, by their ids. */
  readonly marks: Readonly<Record<string, Marks>>;
  /** The kinds of all pages that match, with their numbers. */
  readonly kinds: readonly { readonly kind: PageKind; readonly total: number }[];
  /** The nearest query that finds pages, for one that finds none. */
  readonly nearest: string | null;
}

/** A page of a search result. */
export interface FoundPage {
  readonly id: string;
  readonly title: string;
  /** Text under the title: the subtitle, or else the description. */
  readonly subTitle: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly image: { readonly src: string; readonly alt: string } | null;
  /** The words by which it was found, in its texts; null when the site has no index. */
  readonly marks: Marks | null;
}

export interface FoundPages extends Pick<SearchDetails, 'kinds' | 'nearest'> {
  readonly pages: readonly FoundPage[];
  /** Number of results on all pages. */
  readonly total: number;
  /** Cursor of the next page; null after the last. */
  readonly next: string | null;
}

const TEXT = /* GraphQL */ `
  query SiteSearch($term: String!, $language: String!, $root: String!, $today: String!, $tomorrow: String!, $first: Int!, $after: String) {
    search(
      where: {
        AND: [
          { name: "_path", value: $root, operator: CONTAINS }
          { name: "_templates", value: "${PAGE}", operator: CONTAINS }
          { name: "_language", value: $language }
          { name: "Title", value: $term, operator: CONTAINS }${LISTED}
        ]
      }
      first: $first
      after: $after
    ) {
      total
      pageInfo {
        endCursor
        hasNext
      }
      results {${SHOWN_PAGE}
      }
    }
  }
`;

const result = z.object({
  search: z.object({
    total: z.number(),
    pageInfo: z.object({ endCursor: z.nullable(z.string()), hasNext: z.boolean() }),
    results: readable(shownPage),
  }),
});

const parts = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

const details = z.object({
  search: z.object({
    marks: z.record(z.string(), z.object({ title: parts, lead: parts, excerpt: parts })),
    kinds: z.array(z.object({ kind: z.enum(PAGE_KINDS), total: z.number() })),
    nearest: z.nullable(z.string()),
  }),
});

const NO_DETAILS: SearchDetails = { marks: {}, kinds: [], nearest: null };

const foundPage = (hit: z.output<typeof shownPage>, marks: SearchDetails['marks']): FoundPage => ({
  ...readShownPage(hit),
  subTitle: hit.subTitle?.value || (hit.description?.value ?? ''),
  marks: marks[hit.id] ?? null,
});

/** Queries the listed pages whose title contains a text, page by page, for suggestions and the site search. */
export const siteSearch = defineQuery<SiteSearchInput, FoundPages>({
  name: 'SiteSearch',
  allowedInBrowser: true,
  text: TEXT,
  variables: ({ term, language, root, today, first, after }) => ({
    ...{ term, language, root, first, after: after ?? undefined },
    ...listingMoments(today),
  }),
  extensions: ({ kind }) => (kind === undefined ? undefined : { kind }),
  parse: (data, extensions) => {
    const { total, pageInfo, results } = result.parse(data).search;
    const { marks, kinds, nearest } = details.safeParse(extensions).data?.search ?? NO_DETAILS;
    return {
      pages: results.map((hit) => foundPage(hit, marks)),
      total,
      next: pageInfo.hasNext ? pageInfo.endCursor : null,
      kinds,
      nearest,
    };
  },
});
