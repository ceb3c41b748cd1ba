import { z } from 'zod';
import type { QueryReader } from '#src/cms/query-reader.ts';
import type { LackingPart } from './lacking-parts.ts';

/** Header of a rendered page with its facts, for the server in front of Next, which takes it off. */
export const PAGE_FACTS = 'x-page-facts';

/** Header by which the server in front of Next requests a page that it keeps for all visitors; nobody else may send it. */
export const FOR_ALL = 'x-page-for-all';

/** Header with the visitor for whom the server in front of Next requests a page; nobody else may send it. */
export const FOR_VISITOR = 'x-page-for-visitor';

export type ErrorPageKind = 'notFound' | 'serverError';

/** Paths at which the error pages are rendered: Next has pages of its own at those that visitors see. */
export const ERROR_PATHS: Readonly<Record<ErrorPageKind, string>> = {
  notFound: '/_errors/404',
  serverError: '/_errors/500',
};

/** Facts of a rendered page, of a redirect, or of a missing page, by which the server in front of Next keeps it. */
export interface PageFacts {
  /** Seconds for which it is current. */
  readonly seconds: number;
  /** Its renderings that read the query. */
  readonly readers: readonly QueryReader[];
  /** True at a path where a redirect may read or keep the query. */
  readonly isQueryRedirected: boolean;
  /** True when the data of a rendering could not be fetched: the next attempt may succeed. */
  readonly isIncomplete: boolean;
  /** Parts that it shows nothing of, although every page has them. */
  readonly lacks: readonly LackingPart[];
}

const valuesByKey = z.record(z.string(), z.array(z.string()));
const pageFacts = z.object({
  seconds: z.number(),
  readers: z.array(
    z.object({
      keys: z.array(z.string()),
      isPersonal: z.boolean(),
      defaults: z.record(z.string(), z.string()),
      choices: valuesByKey,
      listed: valuesByKey,
    }),
  ),
  isQueryRedirected: z.boolean(),
  isIncomplete: z.boolean(),
  lacks: z.array(z.enum(['header', 'main'])),
});

/** Returns facts as the value of their header. */
export const writeFacts = (facts: PageFacts): string => Buffer.from(JSON.stringify(facts)).toString('base64url');

/** Returns the facts that a header has; undefined for a response without them, which is none of a page of the site. */
export const readFacts = (header: string | undefined): PageFacts | undefined =>
  header === undefined ? undefined : pageFacts.parse(JSON.parse(Buffer.from(header, 'base64url').toString()));
