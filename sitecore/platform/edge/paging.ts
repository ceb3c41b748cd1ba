import { createGraphQLError } from 'graphql-yoga';

/** More entries than this in one answer are refused, as Experience Edge does. */
const MOST = 1000;

export interface PageArguments {
  readonly first?: number | null;
  /** The cursor that the page before ended with; null and "" mean the start. */
  readonly after?: string | null;
}

export interface ResultPage<T> {
  readonly total: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNext: boolean };
  readonly results: readonly T[];
}

/** Cuts one page out of a list; throws a GraphQL error when `first` or `after` makes no sense. */
export function pageOf<T>(all: readonly T[], { first, after }: PageArguments, fallback = 10): ResultPage<T> {
  const size = first ?? fallback;
  if (size < 0) throw createGraphQLError("The 'first' value should not be negative.");
  if (size > MOST) throw createGraphQLError(`The 'first' value should not be greater than ${MOST}.`);
  const start = readCursor(after);
  const results = all.slice(start, start + size);
  const end = start + results.length;
  return {
    total: all.length,
    pageInfo: { endCursor: Buffer.from(String(end)).toString('base64'), hasNext: end < all.length },
    results,
  };
}

/** A cursor is the offset of the next entry as Sitecore XP writes it: decimal digits in base64. */
function readCursor(after: string | null | undefined): number {
  if (after === null || after === undefined || after === '') return 0;
  const digits = Buffer.from(after, 'base64').toString('utf8');
  if (!/^\d{1,9}$/.test(digits)) throw createGraphQLError("The 'after' value is not a cursor.");
  return Number(digits);
}
