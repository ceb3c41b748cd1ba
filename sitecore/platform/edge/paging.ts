import { createGraphQLError } from 'graphql-yoga';
import type { EdgeContext } from './edge-context.ts';

/** The most entities in one list and in all lists of a response; the limit of Experience Edge. */
const MAX_ENTITIES = 1000;
/** The highest offset of a page that is requested by number. */
const MAX_OFFSET = 10_000;

export interface PageArguments {
  readonly first?: number | null;
  /** The end cursor of the previous page; null and "" mean the start. */
  readonly after?: string | null;
}

export interface ResultPage<T> {
  readonly total: number;
  readonly pageInfo: { readonly endCursor: string; readonly hasNext: boolean };
  readonly results: readonly T[];
}

type WithResponse = Pick<EdgeContext, 'response'>;

/** A list whose parts can be read without building all of it. */
export interface Sliceable<T> {
  readonly length: number;
  slice(start: number, end: number): readonly T[];
}

/** Returns one page of a list; throws a GraphQL error for an invalid `first` or `after` and above the entity limit. */
export function paginate<T>(
  all: Sliceable<T>,
  { first, after }: PageArguments,
  edge: WithResponse,
  fallback = 10,
): ResultPage<T> {
  const size = checkRange('first', first ?? fallback, MAX_ENTITIES);
  const start = readCursor(after);
  const results = countEntities(all.slice(start, start + size), edge);
  const end = start + results.length;
  return {
    total: all.length,
    pageInfo: { endCursor: Buffer.from(String(end)).toString('base64'), hasNext: end < all.length },
    results,
  };
}

export interface NumberedPage {
  readonly pageNumber?: number | null;
  readonly pageSize?: number | null;
}

/** Returns one page of a list by its number, which starts at 1; throws a GraphQL error beyond the limits. */
export function paginateByNumber<T>(
  all: readonly T[],
  { pageNumber, pageSize }: NumberedPage,
  edge: WithResponse,
): readonly T[] {
  const size = checkRange('pageSize', pageSize ?? 0, MAX_ENTITIES);
  const start = (Math.max(pageNumber ?? 1, 1) - 1) * size;
  if (start > MAX_OFFSET) throw createGraphQLError(`The offset of a page should not be greater than ${MAX_OFFSET}.`);
  return countEntities(all.slice(start, start + size), edge);
}

function checkRange(name: string, value: number, most: number): number {
  if (value < 0) throw createGraphQLError(`The '${name}' value should not be negative.`);
  if (value > most) throw createGraphQLError(`The '${name}' value should not be greater than ${most}.`);
  return value;
}

/** Adds to the response's entities, because nested lists multiply; throws a GraphQL error above the limit. */
export function countEntities<T>(results: readonly T[], { response }: WithResponse): readonly T[] {
  response.entities += results.length;
  if (response.entities > MAX_ENTITIES)
    throw createGraphQLError(`A query should not return more than ${MAX_ENTITIES} entities.`);
  return results;
}

/** Reads a cursor, the offset of the next entry as Sitecore XP writes it: decimal digits in base64. */
function readCursor(after: string | null | undefined): number {
  if (after === null || after === undefined || after === '') return 0;
  const digits = Buffer.from(after, 'base64').toString('utf8');
  if (!/^\d{1,9}$/.test(digits)) throw createGraphQLError("The 'after' value is not a cursor.");
  return Number(digits);
}
